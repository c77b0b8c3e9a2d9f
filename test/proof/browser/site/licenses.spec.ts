import { expect, test } from '../../../support/browser/test.js';

test.describe('the licences of bundled packages', { tag: '@desktop' }, () => {
  test('are served beside the pages that contain them', async ({
    product,
    request,
  }) => {
    const read = async (address: string) => {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      return answer.text();
    };
    const pages = await read('/licenses.md');
    for (const name of ['react', 'react-dom', 'i18next', 'canvas-confetti'])
      expect(pages).toContain(`\n## ${name} - `);
    expect(pages).toContain('Permission is hereby granted');
    expect(await read('/font-licenses.md')).toMatch(/SIL OPEN FONT LICENSE/i);
    const panel = await read(`${product.panelUrl}/licenses.md`);
    for (const name of ['react', 'react-admin', '@mui/material'])
      expect(panel).toContain(`\n## ${name} - `);
  });
});
