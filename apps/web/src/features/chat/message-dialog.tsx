import type { Message } from '@hooplog/contract';
import { REPORT_REASONS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { CornerUpLeft, Flag, MessageCircleOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { REPORT_REASON_TEXT } from '../../components/chat/report-reason-text.ts';
import { Confirm } from '../../components/ui/confirm.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { MenuRow } from '../../components/ui/menu-row.tsx';
import { MessageReactions } from './message-reactions.tsx';
import type { ChatOf } from './use-conversation.ts';
import { useDeleteMessage, useMute, useReport } from './use-message-changes.ts';

export interface MessageDialogProps {
  readonly message: Message;
  readonly group: ChatOf;
  readonly isOwn: boolean;
  /** Whether the reader may remove another player's message. */
  readonly mayRemove: boolean;
  readonly onReply: () => void;
  readonly onClose: () => void;
}

type StepProps = Pick<MessageDialogProps, 'message' | 'group' | 'onClose'>;
type Step = 'menu' | 'report' | 'mute' | 'delete' | 'remove';

function Delete({ message, group, onClose }: StepProps) {
  const { mutate, isPending } = useDeleteMessage(group, message, onClose);
  return (
    <Confirm deed={t('Delete')} pending={isPending} onConfirm={mutate} onClose={onClose}>
      {t('It disappears for everybody.')}
    </Confirm>
  );
}

function Remove({ message, group, onClose }: StepProps) {
  const { mutate, isPending } = useDeleteMessage(group, message, onClose);
  return (
    <Confirm deed={t('Remove')} pending={isPending} onConfirm={mutate} onClose={onClose}>
      {t(
        'It disappears for everybody but {user}, who sees that you removed it. You find it above the chat, under “Removed messages”.',
        { user: message.user.name },
      )}
    </Confirm>
  );
}

function Mute({ message, onClose }: StepProps) {
  const { mutate, isPending } = useMute(message, onClose);
  return (
    <Confirm deed={t('Mute')} pending={isPending} onConfirm={mutate} onClose={onClose}>
      {t(
        'You won’t see messages from {user} in any chat. They are not notified. You can unmute them in your profile.',
        { user: message.user.name },
      )}
    </Confirm>
  );
}

function Report({ message, group, onClose }: StepProps) {
  const { mutate, isPending } = useReport(group, message, onClose);
  return (
    <>
      <p className="text-muted">
        {t(
          'The people who run this site get the message and your reason. {user} is not notified. You won’t see the message any more.',
          { user: message.user.name },
        )}
      </p>
      <div role="group" aria-label={t('Reason')} className="mt-4 grid gap-2">
        {REPORT_REASONS.map((reason) => (
          <MenuRow
            key={reason}
            className="border border-edge"
            disabled={isPending}
            onClick={() => {
              mutate(reason);
            }}
          >
            {REPORT_REASON_TEXT[reason]}
          </MenuRow>
        ))}
      </div>
    </>
  );
}

const STEPS = { report: Report, mute: Mute, delete: Delete, remove: Remove } as const;

const titleOf = (step: Step, { user }: Message, isOwn: boolean): string => {
  switch (step) {
    case 'menu':
      return isOwn ? t('Your message') : t('Message from {user}', { user: user.name });
    case 'report':
      return t('Report this message?');
    case 'mute':
      return t('Mute {user}?', { user: user.name });
    case 'delete':
      return t('Delete this message?');
    case 'remove':
      return t('Remove this message?');
  }
};

/** The actions on a message. */
export function MessageDialog(props: MessageDialogProps) {
  const { message, group, isOwn, mayRemove, onReply, onClose } = props;
  const [step, setStep] = useState<Step>('menu');
  const Shown = step === 'menu' ? null : STEPS[step];
  const leadTo = (next: Step) => () => {
    setStep(next);
  };
  return (
    <Dialog open onClose={onClose} title={titleOf(step, message, isOwn)}>
      <p className="mb-4 line-clamp-3 rounded-control bg-sunken px-3 py-2 wrap-anywhere">
        {message.content}
      </p>
      {Shown !== null ? (
        <Shown message={message} group={group} onClose={onClose} />
      ) : (
        <>
          <MessageReactions group={group} message={message} onDone={onClose} />
          <div className="-mx-3 mt-3 grid">
            <MenuRow icon={CornerUpLeft} onClick={onReply}>
              {t('Reply')}
            </MenuRow>
            {isOwn ? (
              <MenuRow icon={Trash2} onClick={leadTo('delete')}>
                {t('Delete message')}
              </MenuRow>
            ) : (
              <>
                <MenuRow icon={Flag} onClick={leadTo('report')}>
                  {t('Report message')}
                </MenuRow>
                <MenuRow icon={MessageCircleOff} onClick={leadTo('mute')}>
                  {t('Mute {user}', { user: message.user.name })}
                </MenuRow>
                {mayRemove && (
                  <MenuRow icon={Trash2} onClick={leadTo('remove')}>
                    {t('Remove message')}
                  </MenuRow>
                )}
              </>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
