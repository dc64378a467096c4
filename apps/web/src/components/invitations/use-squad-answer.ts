import { acceptInvitation, declineInvitation } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { toast } from '../../lib/toast/toast-store.ts';

const ANSWERS = {
  accept: {
    endpoint: acceptInvitation,
    success: 'Invitation accepted!',
    failure: 'Failed to accept invitation',
  },
  decline: {
    endpoint: declineInvitation,
    success: 'Invitation declined',
    failure: 'Failed to decline invitation',
  },
} as const;

export type Answer = keyof typeof ANSWERS;

/** Answers an invitation. Whatever came of it, squads and invitations are asked for again. */
export function useSquadAnswer(token: string, onAnswered: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => call(ANSWERS[answer].endpoint, { params: { token }, body: {} }),
    onSuccess: (_, answer) => {
      toast({ title: ANSWERS[answer].success });
      onAnswered();
    },
    onError: (error, answer) => {
      if (isUnauthorized(error)) return;
      const { failure } = ANSWERS[answer];
      const reason = userMessage(error, '');
      toast({
        title: failure,
        tone: 'destructive',
        ...(reason === '' ? {} : { description: reason }),
      });
    },
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['/api/groups'] }),
        client.invalidateQueries({ queryKey: ['/api/invitations'] }),
        client.invalidateQueries({ queryKey: ['/api/notifications'] }),
      ]);
    },
  });
}
