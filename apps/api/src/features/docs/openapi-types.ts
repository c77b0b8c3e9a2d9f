import type { DocumentedRoute } from '../../platform/http/docs/documented-route.js';

export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export type Content = Record<string, { schema: JsonSchema }>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<
    string,
    { description: string; headers?: JsonSchema; content?: Content }
  >;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string };
    contact?: { name: string; email: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<DocumentedRoute['method'], Operation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: JsonSchema;
  };
}
