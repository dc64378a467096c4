import { describe, expect, test } from 'vitest';
import { videoIdOf } from './video-id.ts';

const ID = '0199a1b2-7d3e-7c4f-8a5b-1c2d3e4f5a6b';

describe('the video of', () => {
  test.each([
    ['the uploadURL', `http://127.0.0.1:3000/api/videos/${ID}/content`],
    [
      'the uploadURL by another name of the server',
      `https://hoops.example/api/videos/${ID}/content`,
    ],
    ['its path', `/api/videos/${ID}/content`],
    ['the address of the video', `http://localhost:3000/api/videos/${ID}`],
    ['the path of the video', `/api/videos/${ID}`],
    ['an address with a query', `/api/videos/${ID}/content?signature=x`],
  ])('%s', (_, videoURL) => {
    expect(videoIdOf(videoURL)).toBe(ID);
  });
});

describe('no video has the address', () => {
  test.each([
    '',
    'nonsense',
    'http://',
    'https://example.com/my-video.mp4',
    '/api/videos/1/content',
    `/api/videos/${ID}/file`,
    `/api/workouts/${ID}`,
    `/api/videos/../videos/${ID}/content/more`,
    'file:///etc/passwd',
  ])('%j', (videoURL) => {
    expect(() => videoIdOf(videoURL)).toThrow('not the address');
  });
});
