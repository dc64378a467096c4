import { useNavigate, useSearch } from '@tanstack/react-router';
import { HeatMap } from '../../features/heat-map/heat-map.tsx';

/** /heatmap; the period stands in the address, so that it survives a reload and can be shared. */
export function HeatMapPage() {
  const { period = 'all' } = useSearch({ from: '/guarded/heatmap' });
  const navigate = useNavigate();
  return (
    <HeatMap
      period={period}
      onPeriodChange={(chosen) => {
        const search = chosen === 'all' ? {} : { period: chosen };
        void navigate({ to: '/heatmap', search, replace: true, resetScroll: false });
      }}
    />
  );
}
