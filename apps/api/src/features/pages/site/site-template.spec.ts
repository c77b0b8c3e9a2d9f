import { fillTemplate } from './site-template.js';

it('escapes for HTML and for JSON', () => {
  const filled = fillTemplate(
    '<a title="%%brand%%">{"name":"%%json:brand%%"}',
    { brand: '"<&> \\ </script>' },
  );
  expect(filled).toBe(
    '<a title="&quot;&lt;&amp;&gt; \\ &lt;/script&gt;">{"name":"\\"\\u003c&> \\\\ \\u003c/script>"}',
  );
});

it('leaves out an if block without a value and an unless block with one', () => {
  const template =
    '%%if:sms%%<a href="%%sms%%">text</a>%%end:sms%%%%unless:sms%%none%%end:sms%%';
  expect(fillTemplate(template, { sms: 'sms:+90' })).toBe(
    '<a href="sms:+90">text</a>',
  );
  expect(fillTemplate(template, { sms: '' })).toBe('none');
  expect(fillTemplate(template, {})).toBe('none');
});

it('fills nested blocks', () => {
  const template = '%%unless:a%%[%%if:b%%%%b%%%%end:b%%]%%end:a%%';
  expect(fillTemplate(template, { b: 'x' })).toBe('[x]');
  expect(fillTemplate(template, {})).toBe('[]');
});

it('repeats for every entry of a list', () => {
  const template = '%%each:said%%<q>%%said.text%%</q>%%brand%% %%end:said%%';
  expect(
    fillTemplate(template, {
      brand: 'H',
      said: [{ text: 'a' }, { text: '<b>' }],
    }),
  ).toBe('<q>a</q>H <q>&lt;b&gt;</q>H ');
  expect(fillTemplate(template, { said: [] })).toBe('');
});

it('does not interpret tokens and patterns in values', () => {
  const values = {
    brand: '%%email%% $& $1 %%if:brand%%',
    email: 'e@example.com',
  };
  expect(fillTemplate('%%if:email%%%%brand%%%%end:email%%', values)).toBe(
    '%%email%% $&amp; $1 %%if:brand%%',
  );
});

it('leaves unknown tokens and names of prototype properties', () => {
  expect(fillTemplate('100 %% %%constructor%% %%nobody%%', {})).toBe(
    '100 %% %%constructor%% %%nobody%%',
  );
});
