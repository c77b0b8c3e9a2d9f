import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import type { DocumentedRoute, Operation } from './documented-route.js';

/** Nest's methods that the description knows. */
const METHODS: Partial<Record<RequestMethod, DocumentedRoute['method']>> = {
  [RequestMethod.GET]: 'get',
  [RequestMethod.POST]: 'post',
  [RequestMethod.PUT]: 'put',
  [RequestMethod.PATCH]: 'patch',
  [RequestMethod.DELETE]: 'delete',
};

/**
 * Describes the calls of a controller. Method and address come from its decorators.
 * @param operations by the names of the controller's handlers
 * @throws Error for a method that is not a handler
 */
export function documented<Controller extends object>(
  controller: Type<Controller>,
  operations: { [Handler in keyof Controller]?: Operation },
): DocumentedRoute[] {
  const base = pathOf(controller);
  return Object.entries<Operation | undefined>(operations).flatMap(
    ([name, operation]) => {
      if (!operation) return [];
      const handler = (controller.prototype as Record<string, object>)[name]!;
      const method = methodOf(handler);
      if (!method)
        throw new Error(`${controller.name}.${name} is not a handler.`);
      const path = address(base, pathOf(handler));
      return { ...operation, method, path };
    },
  );
}

function pathOf(decorated: object): string {
  return Reflect.getMetadata(PATH_METADATA, decorated) as string;
}

function methodOf(handler: object): DocumentedRoute['method'] | undefined {
  const method = Reflect.getMetadata(METHOD_METADATA, handler) as
    RequestMethod | undefined;
  return method === undefined ? undefined : METHODS[method];
}

/** Returns `/api/media/{id}` for `api/media` and `:id`. */
function address(...parts: string[]): string {
  return parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .map((part) => `/${part.replace(/:(\w+)/g, '{$1}')}`)
    .join('');
}
