import { escapeHtml } from '../../../platform/http/html.js';

/** An empty text or list counts as absent. */
export type TemplateValues = Record<string, string | Record<string, string>[]>;

const BLOCK_OR_TOKEN =
  /%%(?:(?<kind>if|unless|each):(?<block>[\w.-]+)%%(?<inner>[\s\S]*?)%%end:\k<block>%%|(?<json>json:)?(?<name>[\w.-]+)%%)/g;

/**
 * Fills tokens: `%%name%%` escaped for HTML, `%%json:name%%` for JSON.
 * `%%if:name%%…%%end:name%%` needs a value, `unless` its absence; `each`
 * repeats for a list, with `%%name.field%%`. Values are not searched; a token
 * without a value stays.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(
    BLOCK_OR_TOKEN,
    (whole: string, ...found: unknown[]) => {
      const { kind, block, inner, json, name } = found.at(-1) as Record<
        string,
        string | undefined
      >;
      if (block !== undefined)
        return filledBlock({ kind, name: block, inner: inner ?? '' }, values);
      const value = valueOf(name ?? '', values);
      if (typeof value !== 'string') return whole;
      return json
        ? JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c')
        : escapeHtml(value);
    },
  );
}

interface Block {
  kind: string | undefined;
  name: string;
  inner: string;
}

function filledBlock(
  { kind, name, inner }: Block,
  values: TemplateValues,
): string {
  const value = valueOf(name, values) ?? '';
  if (kind !== 'each')
    return value.length > 0 === (kind === 'if')
      ? fillTemplate(inner, values)
      : '';
  const entries = typeof value === 'string' ? [] : value;
  return entries
    .map((entry) =>
      fillTemplate(inner, { ...values, ...fieldsOf(name, entry) }),
    )
    .join('');
}

function fieldsOf(list: string, entry: Record<string, string>): TemplateValues {
  return Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [`${list}.${field}`, value]),
  );
}

function valueOf(
  name: string,
  values: TemplateValues,
): TemplateValues[string] | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
