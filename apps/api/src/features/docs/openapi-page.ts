import { createHash } from 'node:crypto';
import type {
  JsonSchema,
  OpenApiDocument,
  Operation,
  Parameter,
} from './openapi-types.js';
import { schemaRemark, schemaText } from './schema-text.js';
import { escapeHtml } from '../../platform/http/html.js';

const STYLE = `
:root { color-scheme: light dark; --line: #c9a86a66; --soft: #9e425714; --accent: light-dark(#9e4257, #e39aab) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem }
h1, h2 { font-family: Georgia, serif; font-weight: 500 }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line) }
nav a { margin-right: 1rem }
a { color: var(--accent) }
details { border: 1px solid var(--line); border-radius: 12px; margin: .75rem 0; padding: 0 1rem }
summary { padding: .75rem 0; cursor: pointer; overflow-wrap: anywhere }
code, pre { font: 14px/1.5 ui-monospace, monospace }
summary code b { color: var(--accent) }
pre { background: var(--soft); border-radius: 8px; padding: .75rem; overflow-x: auto }
td, th { text-align: left; vertical-align: top; padding: .25rem 1rem .25rem 0; white-space: pre-line }
`;

/** Allows no scripts and no files. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Returns HTML without scripts. */
export function openApiPage(document: OpenApiDocument): string {
  const { title, description } = document.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${prose(description)} For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav>${document.tags.map(({ name }) => `<a href="#${anchor(name)}">${escapeHtml(name)}</a>`).join('')}<a href="#schemas">Schemas</a></nav>
${document.tags.map((tag) => section(document, tag)).join('\n')}
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(schemaBlock).join('\n')}
</body>
</html>
`;
}

function section(
  document: OpenApiDocument,
  tag: OpenApiDocument['tags'][number],
): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  );
  const own = calls.filter(({ operation }) =>
    operation.tags.includes(tag.name),
  );
  return `<h2 id="${anchor(tag.name)}">${escapeHtml(tag.name)}</h2>
<p>${prose(tag.description)}</p>
${own.map(({ method, path, operation }) => call(method.toUpperCase(), path, operation)).join('\n')}`;
}

function call(method: string, path: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses } =
    operation;
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => block(`Sent: ${type}`, schema),
  );
  return `<details>
<summary><code><b>${method}</b> ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
${paragraphs(description)}
${parameters.length > 0 ? table(parameters.map(parameterRow)) : ''}
${bodies.join('')}
${table(Object.entries(responses).map(([status, answer]) => [status, answer.description]))}
${answerBlock(responses)}
</details>`;
}

function schemaBlock([name, schema]: [string, JsonSchema]): string {
  return `<details>
<summary><code>${escapeHtml(name)}</code></summary>
<pre>${escapeHtml(schemaText(schema))}</pre>
</details>`;
}

function answerBlock(responses: Operation['responses']): string {
  const success = Object.entries(responses).find(([status]) =>
    status.startsWith('2'),
  );
  const schema = success?.[1].content?.['application/json']?.schema;
  return schema ? block(`Answer ${success[0]}`, schema) : '';
}

function parameterRow({
  name,
  in: place,
  schema,
  description,
}: Parameter): string[] {
  const words = [
    schemaText(schema),
    schemaRemark({ ...schema, ...(description && { description }) }),
  ];
  return [
    place === 'query' ? `?${name}` : `{${name}}`,
    words.filter(Boolean).join(', '),
  ];
}

function block(title: string, schema: JsonSchema): string {
  return `<p>${escapeHtml(title)}</p><pre>${escapeHtml(schemaText(schema))}</pre>`;
}

function table(rows: string[][]): string {
  const cells = ([head = '', text = '']: string[]) =>
    `<tr><th scope="row"><code>${escapeHtml(head)}</code></th><td>${prose(text)}</td></tr>`;
  return `<table>${rows.map(cells).join('')}</table>`;
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((part) => `<p>${prose(part)}</p>`)
    .join('');
}

function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
