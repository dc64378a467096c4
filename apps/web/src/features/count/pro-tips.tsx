import { t } from '@hooplog/language';
import { Lightbulb } from 'lucide-react';
import { Card, CardHeading } from '../../components/ui/card.tsx';

const TIPS = [
  t('Track shots in real time for accuracy'),
  t('Add notes about what you practiced'),
  t('Upload videos to review later'),
  t('Be honest with your tracking'),
];

export function ProTips() {
  return (
    <Card aria-labelledby="pro-tips" className="bg-accent-soft">
      <CardHeading id="pro-tips" className="mb-2">
        <span className="flex items-center gap-2">
          <Lightbulb aria-hidden className="size-5 text-accent-text" /> {t('Pro Tips')}
        </span>
      </CardHeading>
      <ul className="list-disc space-y-1 ps-5 text-sm">
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  );
}
