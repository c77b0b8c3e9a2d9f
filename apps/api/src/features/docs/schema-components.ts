import { z, type ZodType } from 'zod';
import type { JsonSchema } from './openapi-types.js';

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** Converts zod schemas to JSON schemas and collects those with an `id` in their metadata. */
export class SchemaComponents {
  readonly schemas: Record<string, JsonSchema> = {};
  private readonly converted = new Map<ZodType, JsonSchema>();

  /** Returns the schema of the sent form, before the server converts it, with references to the components. */
  convert(schema: ZodType): JsonSchema {
    const known = this.converted.get(schema) ?? this.convertOnce(schema);
    this.converted.set(schema, known);
    return known;
  }

  private convertOnce(schema: ZodType): JsonSchema {
    // zod replaces named schemas by references only inside another schema.
    const { properties = {}, $defs = {} } = z.toJSONSchema(
      z.object({ schema }),
      { io: 'input', unrepresentable: 'any', override: dropPatternOfNumbers },
    );
    Object.assign(this.schemas, withComponents($defs));
    return withComponents(properties.schema as JsonSchema);
  }
}

/** Numbers in an address or a form are text with a pattern for zod, and integers for clients. */
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
