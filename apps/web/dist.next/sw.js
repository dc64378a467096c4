/* global self, caches */
// Opens the app without a connection: pages come from the network while there is one, and its own files, which
// never change under their names, from the device. Data never passes through here.
// The build writes the list of files and a mark of their content (see vite-plugin.ts).
// oxlint-disable-next-line no-undef -- the build puts the list in its place
const FILES = ["/assets/analysed-video-CzextsO.js","/assets/announcement-dialog-DNsnwkx.js","/assets/archivo-latin-V3FeyEo6.woff2","/assets/areas-B5AhikG.js","/assets/assignment-dialog-C-Bk5AS.js","/assets/assignment-form-schema-BSWxc96.js","/assets/badges-sYnfqWq.js","/assets/best-result-Cai68Q9.js","/assets/calendar-CA0_XHC.js","/assets/challenge-dialog-B9YFp_f.js","/assets/challenge-dialogs-DLxmczv.js","/assets/challenge-form-schema-w47nIx2.js","/assets/challenge-line-CnzwDUZ.js","/assets/challenges-CBYyTk0.js","/assets/chat-DLeXJSS.js","/assets/children-ybHRaLl.js","/assets/chosen-video-BSF4mWg.js","/assets/code-step-Dq4Kk74.js","/assets/common-CAXZmWS.js","/assets/compare-BSD44uq.js","/assets/comparison-wWAJY_9.js","/assets/consent-C_Gz5NT.js","/assets/court-3Bs8IUG.js","/assets/create-squad-dialog-De5q3Bs.js","/assets/delete-account-dialog-BsyCVZU.js","/assets/delete-workout-i4MJidr.js","/assets/deliver-film-YyUVFhj.js","/assets/draft-schema-KLuIfvV.js","/assets/drill-line-BDJN5-1.js","/assets/drill-maker-CW9FMO9.js","/assets/drill-result-THL40VU.js","/assets/drills-BZ5Vap5.js","/assets/drills-DXxDA43.js","/assets/edit-manual-workout-AM3bUo0.js","/assets/edit-squad-dialog-maxmhHP.js","/assets/edit-workout-8jtVrKW.js","/assets/exercises-schema-CgN-n4T.js","/assets/film-CAGjLg9.js","/assets/film-words-swtbQIo.js","/assets/filmed-drill-CZI9Gtz.js","/assets/finish-BNwEuKO.js","/assets/flights-part-CFxkDy2.js","/assets/flown-shots-VLfqgMc.js","/assets/framework-Dm2gch-.js","/assets/goal-dialog-ClSbm94.js","/assets/goal-form-schema-Vo7sHc0.js","/assets/group-C0Re811.js","/assets/groups-De7lI9O.js","/assets/guide-and-count-DM2EWJk.js","/assets/heat-map-BoDsoSB.js","/assets/hoop-check-DtDKqhJ.js","/assets/icons-DkpjbKE.js","/assets/import-preview-CsWUolJ.js","/assets/inbox-DzSXjIA.js","/assets/invite-CeYsk7i.js","/assets/invite-card-CmO_BWf.js","/assets/join-DIDXgKb.js","/assets/kept-attempt-CU-3oYm.js","/assets/landing-BHKElspC.js","/assets/landing-page-CFZx_Ei.js","/assets/leaderboard-BUUXe0M.js","/assets/link-BGoenkd.js","/assets/looking-back-C7AESnb.js","/assets/mailed-link-card-Byj4IU0.js","/assets/manual-workout-BbfI1in.js","/assets/marks-WxCLR4M.js","/assets/member-dialogs-BHMniDT.js","/assets/message-dialog-C_M5qeq.js","/assets/message-list-C-LvTYH.js","/assets/missing-film-518FWDM.js","/assets/muted-players-dialog-DEKgaLf.js","/assets/new-drill-DxJ99mQ.js","/assets/news-answer-6rFuMD9.js","/assets/note-form-YbCdYRG.js","/assets/onboarding-CqNKcH6.js","/assets/one-drill-CU0BT3-.js","/assets/own-data-BohkPqB.js","/assets/own-drill-list-D1vPVsn.js","/assets/own-drills-CG-PVtx.js","/assets/play-drill-5PcBHKn.js","/assets/profile-BdSUPkE.js","/assets/profile-edit-C6MKuP6.js","/assets/profile-form-schema-De-jM9c.js","/assets/profile-setup-BL7psTz.js","/assets/progress-JZEd5JQ.js","/assets/read-draft-C2RcyWw.js","/assets/read-last-user-m_ENdGZ.js","/assets/read-start-BPsSErW.js","/assets/record-clips-B7WdbkR.js","/assets/remove-player-Du25YMX.js","/assets/removed-messages-dialog-BdHw3uQ.js","/assets/review-panel-HSfraNp.js","/assets/rolldown-runtime-FCrsKEuO.js","/assets/rolldown-runtime-XKyaHtl.js","/assets/room-card-By0fcbj.js","/assets/rules-GBGjeDD.js","/assets/sample-C-O7K7d.js","/assets/schemas-BukV5rQ.js","/assets/send-clips-DD1pS8o.js","/assets/share-clips-BTpFaK5.js","/assets/share-file-clips-CMIAdxn.js","/assets/share-review-jt4qLNn.js","/assets/shared-0Ln2-oP.js","/assets/shared-0dUmLYj.js","/assets/shared-3d0r9Hj.js","/assets/shared-8Tn7TCQ.js","/assets/shared-B0LxhAk.js","/assets/shared-B1Lxs4S.js","/assets/shared-B2Rgy1j.js","/assets/shared-B4DpcU-.js","/assets/shared-B6bhh5D.js","/assets/shared-B8d-XQ5.js","/assets/shared-B9-jfqb.js","/assets/shared-B96eBP-.js","/assets/shared-B9AGuPj.js","/assets/shared-BKAAWFI.js","/assets/shared-BOEHXPc.js","/assets/shared-BUICM2-.js","/assets/shared-B_h2Eem.js","/assets/shared-BfrXTI1.js","/assets/shared-Bgua0U7.js","/assets/shared-Bi_-FKy.js","/assets/shared-Bky2sFf.js","/assets/shared-BmOJd8A.js","/assets/shared-Bm_fvHj.js","/assets/shared-Br7FA_K.js","/assets/shared-BvDcEAp.js","/assets/shared-Bz6_w74.js","/assets/shared-BzDwXWn.js","/assets/shared-C1mddjJ.js","/assets/shared-C7KF4K5.js","/assets/shared-CJRY_jz.js","/assets/shared-CL4v0NO.js","/assets/shared-CMvvT7R.js","/assets/shared-CN9xCJK.js","/assets/shared-CNeGS9U.js","/assets/shared-CRVNNf0.js","/assets/shared-CUkENrS.js","/assets/shared-C_R1loR.js","/assets/shared-CamKtmy.js","/assets/shared-CnpQn4t.js","/assets/shared-CoCrQEB.js","/assets/shared-Cpawk8f.js","/assets/shared-CseJBkt.js","/assets/shared-Cv7LxXY.js","/assets/shared-DCDcFah.js","/assets/shared-DHtA4qh.js","/assets/shared-DK6rueX.js","/assets/shared-DKWoVEL.js","/assets/shared-DLOGAsz.js","/assets/shared-DM0ROci.js","/assets/shared-DMlWcnX.js","/assets/shared-DOKTI2d.js","/assets/shared-DP-UbDL.js","/assets/shared-DSz2YO7.js","/assets/shared-DTzyahW.js","/assets/shared-DUeJn11.js","/assets/shared-DV7xmZy.js","/assets/shared-DZ56omu.js","/assets/shared-D_o6FOr.js","/assets/shared-Dai7tBz.js","/assets/shared-Db9DDpp.js","/assets/shared-DbrB9H0.js","/assets/shared-DctFqJ9.js","/assets/shared-De2Vpbv.js","/assets/shared-Debap44.js","/assets/shared-Df0Az_Q.js","/assets/shared-DgMh3w0.js","/assets/shared-Do-aOVZ.js","/assets/shared-DoYC926.js","/assets/shared-DrOekJD.js","/assets/shared-DtMurhO.js","/assets/shared-DwKwjk1.js","/assets/shared-Dx6j2ih.js","/assets/shared-E8vWSJP.js","/assets/shared-MJAHAdQ.js","/assets/shared-MUqjxHi.js","/assets/shared-Pe_nPDe.js","/assets/shared-Qh0h6bT.js","/assets/shared-SzQREnP.js","/assets/shared-Un61184.js","/assets/shared-_WHQw-_.js","/assets/shared-fJLyQ0s.js","/assets/shared-hEC4TSx.js","/assets/shared-iWgvFGe.js","/assets/shared-t9DF5FO.js","/assets/shared-tf1abbu.js","/assets/shared-uJPOc9L.js","/assets/shared-vI1GJnA.js","/assets/shared-wv_mFxQ.js","/assets/shared-x2eI4By.js","/assets/shared-zWJxHBo.js","/assets/shared-zzAfH2t.js","/assets/shots-DZtTOfQ.js","/assets/shots-on-court-x3Q6vEB.js","/assets/show-last-numbers-m8APMBg.js","/assets/show-live-numbers-HwtrfDM.js","/assets/sign-in-Dn9Xzci.js","/assets/site-CTIM1D0H.css","/assets/squad-chat-D78GPgE.js","/assets/squad-dialogs-C7uVTnB.js","/assets/squad-feed-lvBvtgh.js","/assets/squad-sharing-card-DR7rRgj.js","/assets/start-CTTxKdSe.css","/assets/start-CrOR5oZ.js","/assets/talk-CJ6vlTA.js","/assets/team-BVsJNPS.js","/assets/team-player-B1doMgu.js","/assets/team-question-BgaO3zu.js","/assets/team-week-B8URNMp.js","/assets/teams-DhbAwOK.js","/assets/to-create-body-CJKOssV.js","/assets/toaster-ByHZ0H6.js","/assets/today-DAL8OtM.js","/assets/tracker-WuPfcMU.js","/assets/unfinished-list-msJAC53.js","/assets/upload-b-cvt3B.js","/assets/usual-equipment-C4PFV8I.js","/assets/video-BvWEIDn.js","/assets/video-court-CZtXuqA.js","/assets/video-drill-l40oqKH.js","/assets/video-equipment-CD90zn1.js","/assets/waiting-finish-C1sHCe7.js","/assets/waiting-nuVa30H.js","/assets/waiting-workouts-CMvYAcW.js","/assets/when-dialog-Cdozsvt.js","/assets/when-schema-CdomU6S.js","/assets/workout-XifWczY.js","/assets/workout-picture-DHUbkD_.js","/assets/workouts-HZunu6w.js","/assets/zone-panel-o8tON9S.js","/assets/zone-question-CpNQ1kL.js","/before-paint.js","/favicon.svg","/icon-192.png","/manifest.webmanifest"];
// Large, and needed by who counts films on the device only: kept once they were used.
// oxlint-disable-next-line no-undef -- the build puts the list in its place
const FILES_FOR_COUNTING = ["/assets/count-worker-CdtjkpXn.js","/assets/eyes-CTWJpu1v.onnx","/assets/file-film-8XKsrXmk.js","/assets/lines-K6gneT6g.onnx","/assets/ort-wasm-simd-threaded-DcHrbrbl.wasm","/assets/ort.wasm.bundle.min-Ce2A1eDQ.js"];
const CACHE = 'hooplog-157ee0ee8a766ee7';
// By its own name: `/` is the landing page for who is signed out.
const SHELL = '/index.html';

async function keepFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...FILES]);
  await Promise.all(FILES_FOR_COUNTING.map((file) => takeOver(cache, file)));
}

/** A file that did not change since the older version needs not be loaded again. */
async function takeOver(cache, file) {
  const kept = await caches.match(file);
  if (kept !== undefined) await cache.put(file, kept);
}

/** A newer worker takes over when no page of the older one is left; only then are the older files gone. */
async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(SHELL);
    if (shell === undefined) throw error;
    return shell;
  }
}

async function openFile(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

async function openAndKeep(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    // A full device is no reason not to count.
    caches
      .open(CACHE)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return answer;
}

// What the server pushes holds no name and no secret.
async function showMessage({ title, body, path, tag, topic, stop }) {
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: { path, topic },
    actions: [{ action: 'stop', title: stop }],
  });
}

// What a player films, sends, checks or types there would be over if the page went elsewhere.
const UNDER_WAY = /^\/(film|upload|video|manual-workout|data|profile)\b/;

/** Where a tap leads: a page of ours that is there, or that nothing keeps from going there, else a new one. */
async function openMessage({ path }) {
  const { href } = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === href);
  if (there !== undefined) return there.focus();
  const free = pages.find(({ url }) => !UNDER_WAY.test(new URL(url).pathname));
  if (free === undefined) return self.clients.openWindow(href);
  await free.focus();
  return free.navigate(href);
}

/** Where the device may be told what it wants to hear. */
const SETTINGS = '/profile#push';

/** Switches off what a message is of, here where it arrives; the settings open where that fails. */
async function stopTopic({ topic }) {
  const stopped = await fetch(`/api/push/topics/${topic}`, { method: 'DELETE' }).catch(() => null);
  if (stopped?.ok !== true) await openMessage({ path: SETTINGS });
}

// Whoever uses this browser next is told nothing of who signed out.
async function endMessages() {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

self.addEventListener('message', (event) => {
  if (event.data === 'signed-out') event.waitUntil(endMessages());
});

self.addEventListener('push', (event) => {
  event.waitUntil(showMessage(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(event.action === 'stop' ? stopTopic(data) : openMessage(data));
});

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (FILES.includes(pathname)) event.respondWith(openFile(request));
  else if (FILES_FOR_COUNTING.includes(pathname)) event.respondWith(openAndKeep(request));
});
