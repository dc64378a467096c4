import { describe, expect, it } from 'vitest';
import { shotTable } from './shot-table.ts';
import { analysisOf, detectedShot } from './testing/analysis.ts';

describe('shotTable', () => {
  it('prints one line per shot, the total, and the warnings', () => {
    const unknown = { releaseSeconds: null, zone: null, rimSeconds: 59.96 };
    const doubtful = { outcome: 'missed', confidence: 0.52, needsReview: true } as const;
    const warnings = [
      { code: 'camera_moved', seconds: 61.04, message: 'Put the phone on a tripod.' },
    ] as const;
    const table = shotTable(
      analysisOf([detectedShot(), detectedShot({ ...unknown, ...doubtful })], { warnings }),
    );
    expect(table.split('\n')).toEqual([
      '#  release  rim     outcome  sure    zone                 why',
      '1  0:01.0   0:02.0  made     93 %    Zone 5 - Free Throw  Dropped through the net at 0:02.0.',
      '2  –        1:00.0  missed   52 % ?  –                    Dropped through the net at 0:02.0.',
      '',
      '2 attempts: 1 made, 1 missed',
      '! 1:01.0 Put the phone on a tripod.',
    ]);
  });
});
