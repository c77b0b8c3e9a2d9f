import { z, type ZodType } from 'zod';
import type { JsonSchema } from './openapi-types.js';

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** Converts zod schemas and collects those with an `id`. */
export class SchemaComponents {
  readonly schemas: Record<string, JsonSchema> = {};
  private readonly converted = new Map<ZodType, JsonSchema>();

  /**
   * Returns the sent form, before conversion, with references to components.
   */
  convert(schema: ZodType): JsonSchema {
    const known = this.converted.get(schema) ?? this.convertOnce(schema);
    this.converted.set(schema, known);
    return known;
  }

  private convertOnce(schema: ZodType): JsonSchema {
    // zod makes references only inside another schema.
    const { properties = {}, $defs = {} } = z.toJSONSchema(
      z.object({ schema }),
      { io: 'input', unrepresentable: 'any', override: dropPatternOfNumbers },
    );
    Object.assign(this.schemas, withComponents($defs));
    return withComponents(properties.schema as JsonSchema);
  }
}

/**
 * In addresses and forms numbers are patterned text for zod, integers for
 * clients.
 */
function dropPatternOfNumbers({
  jsonSchema,
}: {
  jsonSchema: JsonSchema;
}): void {
  if (jsonSchema.type === 'integer') delete jsonSchema.pattern;
}

function withComponents<T extends object>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(DEFINITIONS, COMPONENTS)
      : value,
  ) as T;
}
