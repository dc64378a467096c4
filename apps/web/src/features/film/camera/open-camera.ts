/** Why there is no picture. `camera-text.ts` has a text for each. */
export type CameraProblem = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'taken' | 'ended';

/** Why the camera cannot be opened. */
export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Sharp enough for a rim across the court. More would only cost battery, since the networks see 640 px. */
const CONSTRAINTS: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30, max: 30 },
};

/** Maps the browser's error names to problems. */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

/**
 * Opens the rear camera, or the only one there is.
 * @throws CameraError
 */
export async function openCamera(): Promise<MediaStreamTrack> {
  // Browsers hide it on pages without HTTPS, except on localhost.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new CameraError(isSecureContext ? 'unsupported' : 'insecure');
  try {
    const stream = await devices.getUserMedia({ video: CONSTRAINTS, audio: false });
    const [track] = stream.getVideoTracks();
    if (track === undefined) throw new CameraError('missing');
    return track;
  } catch (error) {
    if (error instanceof CameraError) throw error;
    throw new CameraError(
      PROBLEMS[error instanceof DOMException ? error.name : ''] ?? 'unsupported',
    );
  }
}

/** Whether the player has already allowed this page to use the camera, so that it can be opened without asking. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted';
  } catch {
    // Not every browser supports this query.
    return false;
  }
}
