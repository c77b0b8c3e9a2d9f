import 'reflect-metadata';
import { Controller, Delete, Get, Head, Post } from '@nestjs/common';
import type { Operation } from './documented-route.js';
import { documented } from './documented.js';

abstract class Shared {
  @Get(':id/:part')
  part(): void {}
}

@Controller('api/media/:uploadPath')
class Calls extends Shared {
  @Post()
  add(): void {}

  @Delete('own/:id.pdf')
  remove(): void {}

  @Head()
  look(): void {}

  helper(): void {}
}

const operation: Operation = {
  operationId: 'call',
  access: 'public',
  summary: 'Call',
  answer: { description: 'The answer.' },
  problems: [],
};

describe('the description of a controller', () => {
  it('reads method and address from the decorators, also from those of a base class', () => {
    const routes = documented(Calls, {
      add: operation,
      remove: operation,
      part: operation,
    });
    expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'post /api/media/{uploadPath}',
      'delete /api/media/{uploadPath}/own/{id}.pdf',
      'get /api/media/{uploadPath}/{id}/{part}',
    ]);
  });

  it('refuses a method that is not a handler, or that has no described method', () => {
    expect(() => documented(Calls, { helper: operation })).toThrow(
      'Calls.helper is not a handler.',
    );
    expect(() => documented(Calls, { look: operation })).toThrow(
      'Calls.look is not a handler.',
    );
  });
});
