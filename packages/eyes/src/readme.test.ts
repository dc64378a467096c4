import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the example of the README runs', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```js\n([^]*?)```/.exec(readme) ?? [];
  expect(example).toContain('openEyes');
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', example], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(printed).toMatch(/^(null|\{ rim: )/m);
});
