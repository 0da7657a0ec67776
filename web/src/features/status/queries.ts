import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const connectionStatusQuery = queryOptions({
  queryKey: ['status', 'connections'],
  queryFn: () => api.connectionStatus(),
  staleTime: 0,
});

export const healthQuery = queryOptions({
  queryKey: ['status', 'health'],
  queryFn: () => api.health(),
  staleTime: 0,
});
