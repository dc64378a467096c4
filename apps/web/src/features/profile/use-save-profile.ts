import { updateProfile, type CurrentUser, type ProfileInput } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Saves the profile; `onSaved` follows the success, a failure is told by a toast and changes nothing. */
export function useSaveProfile(onSaved: (user: CurrentUser) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileInput) => call(updateProfile, { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      onSaved(user);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({
        title: 'Error',
        description: userMessage(error, 'Failed to update profile'),
        tone: 'destructive',
      });
    },
  });
}
