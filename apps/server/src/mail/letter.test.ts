import { describe, expect, test } from 'vitest';
import { invitationMail } from './templates/invitation.ts';
import { signInCodeMail } from './templates/sign-in-code.ts';

const INVITATION = {
  to: 'squad',
  inviterName: 'Ann',
  name: 'Tigers',
  days: 7,
  invitationUrl: 'https://hooplog.example/invite/abc',
  unsubscribeUrl: 'https://hooplog.example/api/mail/unsubscribe?token=x.y',
} as const;

describe('an invitation mail', () => {
  test('names inviter, group, link and reason, and how to end such mails, in both forms', () => {
    const { subject, text, html } = invitationMail(INVITATION);
    expect(subject).toBe('Ann invites you to the squad Tigers');
    for (const form of [text, html]) {
      expect(form).toContain('Ann invites you to join the squad “Tigers”');
      expect(form).toContain('good for 7 days');
      expect(form).toContain(INVITATION.invitationUrl);
      expect(form).toContain(INVITATION.unsubscribeUrl);
      expect(form).toContain('because Ann entered your address');
    }
  });

  test('escapes names, whatever they contain', () => {
    const { html } = invitationMail({ ...INVITATION, name: '<img src=x onerror="a()">' });
    expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;');
    expect(html).not.toContain('<img');
  });

  test('puts a name with line breaks into one line of the subject', () => {
    const { subject } = invitationMail({ ...INVITATION, inviterName: 'Ann\r\nBcc: all@x.com' });
    expect(subject).toBe('Ann Bcc: all@x.com invites you to the squad Tigers');
  });
});

test('a sign-in mail has code and link in both forms, and no unsubscribe link', () => {
  const url = 'https://hooplog.example/login#123456.proof.jordan%40example.com';
  const { text, html } = signInCodeMail('123456', url);
  for (const form of [text, html]) {
    expect(form).toContain('Your Hooplog sign-in code is 123456');
    expect(form).toContain(url);
    expect(form).not.toMatch(/unsubscribe|undefined/i);
  }
});
