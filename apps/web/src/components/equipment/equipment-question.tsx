import type { Equipment } from '@hooplog/domain';
import { Button } from '../ui/button.tsx';

interface EquipmentQuestionProps {
  readonly question: string;
  /** The reason for the question. */
  readonly reason: string;
  readonly answers: readonly { readonly label: string; readonly equipment: Equipment }[];
  readonly disabled: boolean;
  readonly onAnswer: (equipment: Equipment) => void;
}

/** The question about hoop and ball, asked once: each answer is one tap. */
export function EquipmentQuestion(props: EquipmentQuestionProps) {
  const { question, reason, answers, disabled, onAnswer } = props;
  return (
    <div role="group" aria-label={question}>
      <p className="text-sm font-semibold">{question}</p>
      <p className="text-sm text-muted">{reason}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {answers.map(({ label, equipment }) => (
          <Button
            key={label}
            variant="secondary"
            disabled={disabled}
            onClick={() => {
              onAnswer(equipment);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
