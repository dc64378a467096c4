import { countCamera } from '../src/lib/device-count/count-camera.ts';
import { countFile } from '../src/lib/device-count/count-file.ts';

Object.assign(globalThis, { countCamera, countFile });
