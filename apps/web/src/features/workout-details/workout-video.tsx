import { Card, CardHeading } from '../../components/ui/card.tsx';

interface WorkoutVideoProps {
  readonly videoUrl: string;
  readonly posterUrl: string | null;
}

/** The workout's video with the browser's own controls. */
export function WorkoutVideo({ videoUrl, posterUrl }: WorkoutVideoProps) {
  return (
    <Card>
      <CardHeading>Video</CardHeading>
      <video
        controls
        playsInline
        preload="metadata"
        src={videoUrl}
        poster={posterUrl ?? undefined}
        aria-label="Video of the workout"
        className="bg-black max-h-[70vh] w-full rounded-control"
      />
    </Card>
  );
}
