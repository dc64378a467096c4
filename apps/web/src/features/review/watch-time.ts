/** Reports the video's time now, after every seek, and on every animation frame while it plays. */
export function watchTime(video: HTMLVideoElement, onTime: (seconds: number) => void): () => void {
  let frame: number | null = null;
  const tell = () => {
    onTime(video.currentTime);
  };
  const follow = () => {
    tell();
    frame = video.paused ? null : requestAnimationFrame(follow);
  };
  const start = () => {
    if (frame === null) follow();
  };
  const events = [
    ['play', start],
    ['playing', start],
    ['seeked', tell],
    ['timeupdate', tell],
  ] as const;
  for (const [name, listener] of events) video.addEventListener(name, listener);
  follow();
  return () => {
    for (const [name, listener] of events) video.removeEventListener(name, listener);
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
