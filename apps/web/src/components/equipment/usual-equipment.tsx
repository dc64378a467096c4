import type { CurrentUser, ProfileInput } from '@hooplog/contract';
import {
  type Equipment,
  formatBallSize,
  localDayOf,
  parseLocalDay,
  REGULATION,
  suggestedEquipment,
  type Units,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { call } from '../../lib/api-client/call.ts';
import { formatRimHeight } from '../../lib/format/distances.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { unitsOf } from '../../lib/session/use-units.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { EquipmentLine } from './equipment-line.tsx';
import { EquipmentQuestion } from './equipment-question.tsx';

interface UsualEquipmentProps {
  readonly user: CurrentUser;
  /** What is said of one video alone; null where nothing is. */
  readonly chosen?: Equipment | null;
  /** Left out, what the player chooses is what they usually have from then on. */
  readonly onChoose?: (equipment: Equipment) => void;
  readonly disabled?: boolean;
}

/** What the age of a player who has not said anything suggests to ask about; null for everybody else. */
function toAsk({ birthday, equipment, timeZone }: CurrentUser): Equipment | null {
  if (equipment) return null;
  return suggestedEquipment(
    parseLocalDay(birthday?.slice(0, 10) ?? ''),
    localDayOf(serverNow(), timeZone),
  );
}

const short = ({ rimHeight, ballSize }: Equipment, units: Units): string =>
  `${formatRimHeight(rimHeight, units)}, ${formatBallSize(ballSize)}`;

/** The hoop and ball of a player, in a line. Young players are asked once; adults are not. */
export function UsualEquipment({ user, chosen, onChoose, disabled = false }: UsualEquipmentProps) {
  const { mutate, isPending } = useChange(
    (body: ProfileInput) => call('PATCH /api/user/profile', { body }),
    {
      failed: t('Failed to update profile'),
      answers: currentUserQuery,
    },
  );
  const keep = (equipment: Equipment) => {
    mutate({ equipment });
  };
  const suggested = toAsk(user);
  if (suggested !== null && !chosen) {
    return (
      <EquipmentQuestion
        question={t('Which hoop and ball do you use?')}
        reason={t('Shots are placed by them. You can change it any time.')}
        answers={[suggested, REGULATION].map((equipment) => ({
          label: short(equipment, unitsOf(user)),
          equipment,
        }))}
        disabled={disabled || isPending}
        onAnswer={keep}
      />
    );
  }
  return (
    <EquipmentLine
      equipment={chosen ?? user.equipment ?? REGULATION}
      disabled={disabled || isPending}
      onChange={onChoose ?? keep}
    />
  );
}
