/** Why there is no picture. Each has its words in `camera-text.ts`. */
export type CameraProblem = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'taken' | 'ended';

/** What keeps the camera shut. */
export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Sharp enough for a ring across the court; more would only cost battery, since the eyes look at 640 px. */
const WISHED: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30, max: 30 },
};

/** What the browser's names of failures mean. */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

/**
 * Opens the camera on the back, or the only one there is.
 * @throws CameraError
 */
export async function openCamera(): Promise<MediaStreamTrack> {
  // Browsers hide it from pages without https, away from the own machine.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new CameraError(isSecureContext ? 'unsupported' : 'insecure');
  try {
    const stream = await devices.getUserMedia({ video: WISHED, audio: false });
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

/** Whether the player has let this page film before, so that nothing needs to be asked. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted';
  } catch {
    // Not every browser tells.
    return false;
  }
}
