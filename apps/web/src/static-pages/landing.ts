import { runScene } from '../features/landing/scene/run-scene.ts';
import { showLiveNumbers } from '../features/landing/show-live-numbers.ts';

// The whole script of the landing page: the page itself is in the file already.
const scene = document.querySelector('[data-scene]');
if (scene !== null) runScene(scene);

// The printed numbers stay where the server cannot be asked.
showLiveNumbers(document).catch(() => undefined);
