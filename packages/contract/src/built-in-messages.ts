import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

function tooMuch({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  const max = Number(maximum);
  if (origin === 'string')
    return fieldMessage('At most {max, plural, one {# character} other {# characters}}', { max });
  if (origin === 'array')
    return fieldMessage('At most {max, plural, one {# entry} other {# entries}}', { max });
  return fieldMessage('At most {max, number}', { max });
}

function tooLittle({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  const min = Number(minimum);
  if (origin === 'string')
    return fieldMessage('At least {min, plural, one {# character} other {# characters}}', { min });
  if (origin === 'array')
    return fieldMessage('At least {min, plural, one {# entry} other {# entries}}', { min });
  return fieldMessage('At least {min, number}', { min });
}

/** Messages for schemas without their own. They contain values of the schema, never of the input. */
function messageOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return tooMuch(issue as z.core.$ZodIssueTooBig);
    case 'too_small':
      return tooLittle(issue as z.core.$ZodIssueTooSmall);
    case 'invalid_type':
      return issue.input === undefined
        ? fieldMessage('This is missing')
        : fieldMessage('This must be of type {type}', { type: issue.expected });
    case 'invalid_value':
      return fieldMessage('This must be one of: {values}', { values: issue.values.join(', ') });
    case 'invalid_format':
      return fieldMessage('This is not in the right format: {format}', { format: issue.format });
    default:
      return fieldMessage('This value is not accepted');
  }
}

z.config({ customError: messageOf });
