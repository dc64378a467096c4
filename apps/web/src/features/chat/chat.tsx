import { PageHeading } from '../../components/layout/page-heading.tsx';
import { ChatBox } from './chat-box.tsx';

/** One chat for everyone. */
export function Chat({ ownId }: { readonly ownId: string }) {
  return (
    <div className="space-y-4 md:space-y-6">
      <PageHeading>Community Chat</PageHeading>
      <ChatBox
        label="Community Chat"
        group={undefined}
        ownId={ownId}
        mayRemove={false}
        tooYoung="The community chat is for players aged 13 and over. Squads and teams are open for you."
      />
    </div>
  );
}
