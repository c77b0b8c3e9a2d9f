import type { JsonSchema } from './openapi-types.js';

const INDENT = '  ';

/**
 * Returns a schema as a type for readers, with bounds and descriptions as
 * comments.
 */
export function schemaText(schema: JsonSchema, indent = ''): string {
  if (typeof schema.$ref === 'string')
    return schema.$ref.split('/').at(-1) ?? '';
  if (schema.type === 'object' && schema.properties)
    return objectText(schema, indent);
  if (schema.type === 'array')
    return `${schemaText((schema.items ?? {}) as JsonSchema, indent)}[]`;
  if (Array.isArray(schema.anyOf))
    return (schema.anyOf as JsonSchema[])
      .map((choice) => schemaText(choice, indent))
      .join(' | ');
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (Array.isArray(values))
    return values.map((value) => JSON.stringify(value)).join(' | ');
  return typeName(schema);
}

function typeName({ contentMediaType, type }: JsonSchema): string {
  if (contentMediaType !== undefined) return 'bytes';
  return typeof type === 'string' ? type : 'any';
}

/** Returns one line; may be empty. */
export function schemaRemark(schema: JsonSchema): string {
  const { format, minLength, maxLength, minItems, maxItems, description } =
    schema;
  const parts = [
    format,
    range(minLength, maxLength, 'characters'),
    range(minItems, maxItems, 'entries'),
    'default' in schema && schema.default !== ''
      ? `default ${JSON.stringify(schema.default)}`
      : undefined,
    description,
  ];
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

function objectText(schema: JsonSchema, indent: string): string {
  const required = new Set((schema.required ?? []) as string[]);
  const inner = indent + INDENT;
  const lines = Object.entries(
    schema.properties as Record<string, JsonSchema>,
  ).map(([name, property]) => {
    const remark = schemaRemark(property);
    const mark = required.has(name) ? '' : '?';
    return `${inner}${name}${mark}: ${schemaText(property, inner)}${remark && ` // ${remark}`}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function range(
  least: unknown,
  most: unknown,
  unit: string,
): string | undefined {
  if (typeof most !== 'number') return undefined;
  return typeof least === 'number'
    ? `${least} to ${most} ${unit}`
    : `at most ${most} ${unit}`;
}
