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
  /** The choice for one video only; null for none. */
  readonly chosen?: Equipment | null;
  /** If left out, the choice becomes the player's usual equipment. */
  readonly onChoose?: (equipment: Equipment) => void;
  readonly disabled?: boolean;
}

/** The equipment to suggest by the age of a player who has not chosen any; null for everybody else. */
function toAsk({ birthday, equipment, timeZone }: CurrentUser): Equipment | null {
  if (equipment) return null;
  return suggestedEquipment(
    parseLocalDay(birthday?.slice(0, 10) ?? ''),
    localDayOf(serverNow(), timeZone),
  );
}

const short = ({ rimHeight, ballSize }: Equipment, units: Units): string =>
  `${formatRimHeight(rimHeight, units)}, ${formatBallSize(ballSize)}`;

/** A player's hoop and ball, in one line. Young players are asked once; adults are not. */
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
