import * as contract from '@hooplog/contract';

/** Calls that say nothing about size, each with why. `calls.test.ts` holds that nothing is forgotten. */
export const LEFT_OUT: ReadonlyMap<contract.Endpoint, string> = new Map([
  ...because('leads a browser on', [
    contract.startLogin,
    contract.logout,
    contract.startProviderSignIn,
    contract.finishProviderSignIn,
    contract.forwardProviderAnswer,
    contract.askToUnsubscribe,
    contract.unsubscribe,
  ]),
  ...because('sends or takes files; `hooplog bench` measures what follows', [
    contract.setPhoto,
    contract.removePhoto,
    contract.getPhoto,
    contract.uploadVideoFile,
    contract.sendVideoClips,
    contract.processVideo,
    contract.getVideo,
    contract.setVideoCourt,
    contract.chooseVideoHoop,
    contract.confirmVideoHoop,
    contract.deleteVideoCourt,
    contract.deleteVideo,
    contract.streamVideoEvents,
    contract.playVideo,
    contract.getVideoPoster,
    contract.makeReel,
    contract.playReel,
  ]),
  ...because('writes as much as a film has shots; `npm run stalls` measures its largest body', [
    contract.keepCountedVideo,
  ]),
  ...because('takes a file, which a job writes; `npm run stalls` measures what it costs others', [
    contract.importData,
    contract.getImport,
  ]),
  ...because('happens once in the life of an account, an invitation or a session', [
    contract.verifyEmailCode,
    contract.endSession,
    contract.createDeviceLink,
    contract.getDeviceLink,
    contract.lookAtDeviceLink,
    contract.redeemDeviceLink,
    contract.subscribeToPush,
    contract.unsubscribeFromPush,
    contract.deleteAccount,
    contract.getParentalConsent,
    contract.askParent,
    contract.getParentQuestion,
    contract.grantConsent,
    contract.refuseConsent,
    contract.removeGroupMember,
    contract.handOverGroup,
    contract.revokeGroupInvitation,
    contract.getInvitation,
    contract.acceptInvitation,
    contract.declineInvitation,
    contract.revokeTeamInvitation,
    contract.getTeamInvitation,
    contract.acceptTeamInvitation,
    contract.declineTeamInvitation,
    contract.removeTeamPlayer,
    contract.readCalendarFeed,
  ]),
]);

function because(reason: string, endpoints: readonly contract.Endpoint[]) {
  return endpoints.map((endpoint) => [endpoint, reason] as const);
}
