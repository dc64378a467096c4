import { Button } from '../../components/ui/button.tsx';
import { useStayWarning } from './use-stay-warning.ts';
import { RemoveButton } from './remove-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

interface CountOnServerProps {
  readonly file: File;
  readonly onUploaded: (videoId: string) => void;
  readonly onRemove: () => void;
  /** While it is sent, the place of the count cannot be chosen anew. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** Sends a file to the server, which counts it. */
export function CountOnServer({ file, onUploaded, onRemove, onBusy }: CountOnServerProps) {
  const { samples, isPending, start, cancel } = useUpload(onUploaded);
  useStayWarning(isPending, 'Leave now? The upload stops.');
  return (
    <>
      {isPending && <UploadProgress samples={samples} totalBytes={file.size} onCancel={cancel} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          pending={isPending}
          onClick={() => {
            onBusy(true);
            start(file, {
              onSettled: () => {
                onBusy(false);
              },
            });
          }}
        >
          {isPending ? 'Uploading & Processing...' : 'Upload & Analyze'}
        </Button>
        <RemoveButton disabled={isPending} onRemove={onRemove} />
      </div>
    </>
  );
}
