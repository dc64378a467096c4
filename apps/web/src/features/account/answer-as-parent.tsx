import { grantConsent, refuseConsent, type ParentQuestion } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { deviceTimeZone } from '../../lib/session/use-time-zone.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { parentQuestionQuery } from './parental-consent-queries.ts';

const FACTS = [
  'Hooplog counts basketball shots, in videos of workouts or by hand, and shows how training goes.',
  'It keeps name, e-mail address, birthday, workouts and videos. Nobody but your child sees the videos.',
  'Children do not take part in the chat and are not on the leaderboard.',
  'It is free. Nothing is sold or shown to advertisers.',
  'You can take your consent back at any time by this link; the account is then deleted with everything in it.',
];

interface AnswerProps {
  readonly token: string;
  readonly question: ParentQuestion;
  readonly onRefused: () => void;
}

function useAnswer(token: string, onRefused: () => void) {
  const client = useQueryClient();
  const onError = (error: Error) => {
    const description = userMessage(error, 'Your answer could not be saved. Please try again.');
    toast({ title: 'Error', description, tone: 'destructive' });
  };
  const grant = useMutation({
    mutationFn: () => call(grantConsent, { params: { token } }),
    onSuccess: () => client.invalidateQueries(parentQuestionQuery(token)),
    onError,
  });
  const refuse = useMutation({
    mutationFn: () => call(refuseConsent, { params: { token } }),
    onSuccess: onRefused,
    onError,
  });
  return { grant, refuse };
}

/** A parent reads what it is about, and answers. */
export function AnswerAsParent({ token, question, onRefused }: AnswerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { grant, refuse } = useAnswer(token, onRefused);
  const { childName, childEmail, status, deadline } = question;
  const granted = status === 'granted';
  const refusal = granted ? 'Take Back and Delete the Account' : 'Refuse and Delete the Account';
  return (
    <div className="space-y-5">
      <p>
        {granted
          ? `You agreed that ${childName} (${childEmail}) may use Hooplog.`
          : `${childName} (${childEmail}) is under 13 and would like to use Hooplog. The account waits for you until ${formatDay(deadline, deviceTimeZone())}.`}
      </p>
      <ul className="list-disc space-y-1.5 pl-5 text-muted">
        {FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="text-sm">
        All of it:{' '}
        <a className="font-semibold underline" href="/privacy">
          Privacy
        </a>
        ,{' '}
        <a className="font-semibold underline" href="/terms">
          Terms
        </a>
        .
      </p>
      {!granted && (
        <Button
          size="lg"
          className="w-full"
          pending={grant.isPending}
          onClick={() => {
            grant.mutate();
          }}
        >
          I Am a Parent, and I Agree
        </Button>
      )}
      <Button
        variant="secondary"
        className="w-full"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {refusal}
      </Button>
      <Dialog
        open={isAsking}
        title="Delete this account?"
        onClose={() => {
          setIsAsking(false);
        }}
      >
        <p>{`The account of ${childName} is deleted with everything in it. This cannot be undone.`}</p>
        <Button
          variant="danger"
          className="mt-5 w-full"
          pending={refuse.isPending}
          onClick={() => {
            refuse.mutate();
          }}
        >
          {refusal}
        </Button>
      </Dialog>
    </div>
  );
}
