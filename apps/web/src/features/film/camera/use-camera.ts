import { useCallback, useEffect, useRef, useState } from 'react';
import { CameraError, type CameraProblem, isCameraAllowed, openCamera } from './open-camera.ts';

export type CameraState =
  /** The player has not been asked yet. */
  | { readonly kind: 'off' }
  | { readonly kind: 'opening' }
  /** `isInterrupted`: a call or another app is using the camera; the browser will give it back. */
  | { readonly kind: 'on'; readonly track: MediaStreamTrack; readonly isInterrupted: boolean }
  | { readonly kind: 'problem'; readonly problem: CameraProblem };

/** The camera of this page: opened at once if already allowed, and released when the page is left. */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ kind: 'off' });
  const trackRef = useRef<MediaStreamTrack | null>(null);
  const isThereRef = useRef(true);

  const close = useCallback(() => {
    trackRef.current?.stop();
    trackRef.current = null;
  }, []);
  const open = useCallback(async () => {
    close();
    setState({ kind: 'opening' });
    try {
      const track = await openCamera();
      if (!isThereRef.current) {
        track.stop();
        return;
      }
      trackRef.current = track;
      const show = () => {
        if (trackRef.current === track) setState({ kind: 'on', track, isInterrupted: track.muted });
      };
      track.addEventListener('mute', show);
      track.addEventListener('unmute', show);
      track.addEventListener('ended', () => {
        if (trackRef.current === track) setState({ kind: 'problem', problem: 'ended' });
      });
      show();
    } catch (error) {
      const problem = error instanceof CameraError ? error.problem : 'unsupported';
      setState({ kind: 'problem', problem });
    }
  }, [close]);
  /** Releases the camera; the page asks again before it continues filming. */
  const turnOff = useCallback(() => {
    close();
    setState({ kind: 'off' });
  }, [close]);

  useEffect(() => {
    isThereRef.current = true;
    void isCameraAllowed().then((isAllowed) => {
      if (isAllowed && isThereRef.current && trackRef.current === null) void open();
    });
    return () => {
      isThereRef.current = false;
      close();
    };
  }, [close, open]);
  return { camera: state, open, turnOff };
}
