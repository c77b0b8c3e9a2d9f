import type { JsonSchema } from './openapi-document.js';

const INDENT = '  ';

/** A schema as a person likes to read it: a type with the bounds and words that belong to it as comments. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  if (schema.type === 'object' && schema.properties)
    return objectText(schema, indent);
  if (schema.type === 'array')
    return `${schemaText((schema.items ?? {}) as JsonSchema, indent)}[]`;
  const choices = schema.anyOf as JsonSchema[] | undefined;
  if (choices)
    return choices.map((choice) => schemaText(choice, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.contentMediaType !== undefined) return 'bytes';
  return typeof schema.type === 'string' ? schema.type : 'any';
}

/** Bounds, format and description of a schema, in one line; empty when there is nothing to say. */
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
