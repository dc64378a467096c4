import { SHOT_KINDS } from '@hooplog/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { HeatMap } from '../../features/heat-map/heat-map.tsx';

/** /heatmap; period and kind of shot are in the address, so that they survive a reload and can be shared. */
export function HeatMapPage() {
  const { period = 'all', kind } = useSearch({ from: '/guarded/heatmap' });
  const navigate = useNavigate();
  return (
    <HeatMap
      asked={{ period, kind: SHOT_KINDS.find((known) => known === kind) }}
      onAsk={({ period: chosen, kind: ofKind }) => {
        const search = {
          ...(chosen !== 'all' && { period: chosen }),
          ...(ofKind !== undefined && { kind: ofKind }),
        };
        void navigate({ to: '/heatmap', search, replace: true, resetScroll: false });
      }}
    />
  );
}
