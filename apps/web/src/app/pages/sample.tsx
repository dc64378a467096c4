import { SampleView } from '../../features/workout-details/sample/sample-view.tsx';

export function SamplePage() {
  return <SampleView />;
}
