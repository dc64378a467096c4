import { runScene } from '../features/landing/scene/run-scene.ts';
import { showLiveNumbers } from '../features/landing/show-live-numbers.ts';

// The landing page's whole script: the page itself is static html.
const scene = document.querySelector('[data-scene]');
if (scene !== null) runScene(scene);

// The printed numbers stay if the server cannot be reached.
showLiveNumbers(document).catch(() => undefined);
