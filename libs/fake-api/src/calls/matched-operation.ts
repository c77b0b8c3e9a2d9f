import { OPERATIONS, type OperationId } from '../operations/index.js';
import type { Operation } from '../operations/operation.js';

interface Route {
  id: OperationId;
  method: string;
  pattern: RegExp;
  names: string[];
}

const PARAMETER = /\{(\w+)\}/g;

/** Fixed addresses come before those with parameters. */
const routes = Object.entries(OPERATIONS as Record<OperationId, Operation>)
  .map(([id, { method, path }]): Route => {
    const pattern = path
      .replaceAll('.', '\\.')
      .replaceAll(PARAMETER, '([^/]+)');
    const names = [...path.matchAll(PARAMETER)].map(([, name]) => name!);
    return {
      id: id as OperationId,
      method: method.toUpperCase(),
      pattern: new RegExp(`^${pattern}$`),
      names,
    };
  })
  .sort((one, other) => one.names.length - other.names.length);

/** Returns the operation of a call with its parameters; undefined for an address that the API lacks. */
export function matchedOperation(
  method: string,
  path: string,
): { id: OperationId; params: Record<string, string> } | undefined {
  // The page asks so whether a file exists.
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const route of routes) {
    const found = route.method === wanted && route.pattern.exec(path);
    if (!found) continue;
    const values = found.slice(1).map(decodeURIComponent);
    return {
      id: route.id,
      params: Object.fromEntries(
        route.names.map((name, index) => [name, values[index]!]),
      ),
    };
  }
  return undefined;
}

export function operationOf(id: OperationId): Operation {
  return OPERATIONS[id] as Operation;
}
