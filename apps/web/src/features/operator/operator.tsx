import { t } from '@hooplog/language';
import { Tabs } from '../../components/ui/tabs.tsx';
import { Accounts } from './accounts.tsx';
import { Circles } from './circles.tsx';
import { Log } from './log.tsx';
import { Reports } from './reports.tsx';
import { State } from './state.tsx';

/** Everything that an operator sees and does. */
export function Operator() {
  return (
    <Tabs
      label={t('Operator')}
      tabs={[
        { id: 'reports', label: t('Reports'), content: <Reports /> },
        { id: 'accounts', label: t('Accounts'), content: <Accounts /> },
        { id: 'circles', label: t('Groups'), content: <Circles /> },
        { id: 'state', label: t('State'), content: <State /> },
        { id: 'log', label: t('Logbook'), content: <Log /> },
      ]}
    />
  );
}
