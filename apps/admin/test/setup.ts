import '@hatira/component-specs/setup';
