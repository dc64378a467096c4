import eyesUrl from '@hooplog/eyes/weights/eyes.onnx?url';
import hoopsUrl from '@hooplog/eyes/weights/hoops.onnx?url';
import linesUrl from '@hooplog/eyes/weights/lines.onnx?url';
import { openEyesInBrowser } from '@hooplog/eyes/web';
import type { Eyes } from '@hooplog/vision';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { withBase } from '../../base-path.ts';

async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(withBase(url));
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Loads weights and runtime, from the service worker's cache if possible. Throws if either is unavailable. */
export async function openWorkerEyes(): Promise<Eyes> {
  const weights = {
    eyes: await bytesOf(eyesUrl),
    hoops: () => bytesOf(hoopsUrl),
    lines: () => bytesOf(linesUrl),
  };
  return openEyesInBrowser(weights, new URL(withBase(wasmUrl), location.href).href);
}
