import { NOTIFICATION_TOPICS, type NotificationTopic } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { FIRST_TOPICS, OBSTACLE_WORDS, TOPIC_WORDS } from './push-text.ts';
import { usePush } from './use-push.ts';
import { usePushObstacle } from './use-push-obstacle.ts';

interface TopicsProps {
  readonly chosen: readonly NotificationTopic[];
  readonly disabled: boolean;
  readonly onChoose: (topics: readonly NotificationTopic[]) => void;
}

/** Each topic can be switched by itself; without any, push messages are off. */
function Topics({ chosen, disabled, onChoose }: TopicsProps) {
  return (
    <fieldset className="mt-2">
      <legend className="text-sm text-muted">{t('Tell me about')}</legend>
      {NOTIFICATION_TOPICS.map((topic) => (
        <Checkbox
          key={topic}
          label={TOPIC_WORDS[topic]}
          checked={chosen.includes(topic)}
          disabled={disabled}
          onChange={({ target }) => {
            const others = chosen.filter((other) => other !== topic);
            onChoose(target.checked ? [...others, topic] : others);
          }}
        />
      ))}
    </fieldset>
  );
}

function PushSwitch({ onChosen }: { readonly onChosen: () => void }) {
  const { state, isPending, choose } = usePush(onChosen);
  return (
    <Loaded
      query={state}
      title={t('Notifications could not be loaded')}
      skeleton={<Skeleton className="h-11" />}
    >
      {({ topics }) => (
        <>
          <Switch
            label={t('Show notifications on this device')}
            checked={topics !== null}
            disabled={isPending}
            onChange={({ target }) => {
              choose(target.checked ? FIRST_TOPICS : []);
            }}
          />
          {topics !== null && <Topics chosen={topics} disabled={isPending} onChoose={choose} />}
        </>
      )}
    </Loaded>
  );
}

/** Settings for push messages on this device. */
export function PushCard() {
  const [obstacle, lookAgain] = usePushObstacle();
  return (
    <Card aria-labelledby="push">
      <CardHeading
        id="push"
        description={t(
          'Notifications contain no names, so they are safe on a lock screen. Signing out turns them off.',
        )}
      >
        {t('Notifications')}
      </CardHeading>
      {/* Announced right after the player denied permission in the browser. */}
      <p role="status">{obstacle !== null && OBSTACLE_WORDS[obstacle]}</p>
      {obstacle === null && <PushSwitch onChosen={lookAgain} />}
    </Card>
  );
}
