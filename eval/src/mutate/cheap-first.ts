import { statSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Short test files first: mutants that they kill need not be tried with the long ones. */
export class CheapFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;
    return Promise.resolve([...files].sort((a, b) => size(a) - size(b)));
  }
}
