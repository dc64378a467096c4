import type { CurrentUser } from '@hooplog/contract';
import { ageGroup, type LocalDay, parseLocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { ChatBox } from './chat-box.tsx';

interface ChatProps {
  readonly user: CurrentUser;
  readonly today: LocalDay;
}

/** The community chat. Links to other sites are disabled for readers who are or may be minors. */
export function Chat({ user, today }: ChatProps) {
  const age = ageGroup(parseLocalDay(user.birthday?.slice(0, 10) ?? ''), today);
  return (
    <div className="space-y-4 md:space-y-6">
      <PageHeading>{t('Community Chat')}</PageHeading>
      <ChatBox
        label={t('Community Chat')}
        group={undefined}
        ownId={user.id}
        hasLinks={age === 'adult'}
        mayRemove={false}
        tooYoung={t(
          'The community chat is for players aged 13 and over. Squads and teams are open for you.',
        )}
      />
    </div>
  );
}
