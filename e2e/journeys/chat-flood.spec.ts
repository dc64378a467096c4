import { withProgram } from '../harness/own-program.ts';
import { runProgram } from '../harness/start-program.ts';
import { expect } from '../harness/test.ts';

const test = withProgram(() => runProgram({ RATE_LIMITS: 'on' }));

test('a player who floods a chat is told when to continue, and keeps the text', async ({
  page,
  signedIn,
  picture,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/chat');
  const field = page.getByPlaceholder('Type a message...');
  for (let n = 1; n <= 10; n += 1) {
    await field.fill(`Message ${n}`);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.fill('One more');
  await page.keyboard.press('Enter');
  const refusal =
    /^That was 10 messages within 30 seconds\. You can write here again in \d+ seconds?\.$/;
  await expect(page.getByText(refusal).first()).toBeVisible();
  await expect(field).toHaveValue('One more');
  await picture('chat-flood');
});
