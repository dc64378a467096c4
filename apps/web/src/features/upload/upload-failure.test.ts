import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client/api-error.ts';
import { UploadError, uploadFailure } from './upload-failure.ts';

const said = (status: number) =>
  new ApiError(status, '', { message: 'Said', code: 'internal', requestId: 'r1' });

describe('what the card adds to the error message', () => {
  it.each<[what: string, cause: unknown, online: boolean, next: RegExp, canRetry: boolean]>([
    ['a lost connection', new Error('lost'), true, /^The connection was lost/, true],
    ['a lost connection, offline', new Error('lost'), false, /^You are offline/, true],
    ['only a proxy answered', new ApiError(502, '', null), true, /^Your video stays here/, true],
    ['too large for a proxy', new ApiError(413, '', null), true, /^Your video stays here/, true],
    ['too large', said(413), true, /^Cut it to the part/, false],
    ['too large, offline', said(413), false, /^Cut it to the part/, false],
    ['no video', said(415), true, /choose another video/, false],
    ['too many attempts', said(429), true, /^Your video stays here/, true],
    ['no space on the server', said(507), true, /^Your video stays here/, true],
    ['a defect of the server', said(500), true, /^Your video stays here/, true],
  ])('%s', (_, cause, isOnline, next, canRetry) => {
    const problem = uploadFailure(new UploadError('Sentence', { cause }), isOnline);
    expect(problem).toMatchObject({ description: 'Sentence', canRetry });
    expect(problem.next).toMatch(next);
  });
});
