import { Progress } from '../../features/progress/progress.tsx';

/** /progress */
export function ProgressPage() {
  return <Progress />;
}
