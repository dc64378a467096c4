/** Teams and squads have this many people; the measured player is in three of each. */
const PEOPLE = 15;
const MESSAGES = 2000;

/**
 * Teams, squads and a chat, each statement with the measured player as `$1`: coach of one team, player in two, owner of
 * one squad and member of two.
 */
export function communityStatements(players: number): readonly string[] {
  const count = Math.max(3, Math.floor(players / PEOPLE));
  const people = Math.min(PEOPLE, players);
  const other = (first: string) => `pg_temp.player(1 + (${first}) % ${Math.max(players, 1)})`;
  return [
    `update users set is_coach = 1 where id = $1`,
    `insert into teams (id, name, coach_id)
      select pg_temp.thing(n), 'Team ' || n, case when n = 1 then $1 else ${other(`n * ${PEOPLE} + 7`)} end
      from generate_series(1, ${count}) n`,
    `insert into team_players (id, team_id, player_id)
      select gen_random_uuid(), pg_temp.thing(n), ${other(`n * ${PEOPLE} + p`)}
      from generate_series(1, ${count}) n, generate_series(1, ${people}) p
      where $1::uuid is not null on conflict do nothing`,
    `insert into team_players (id, team_id, player_id)
      select gen_random_uuid(), pg_temp.thing(n), $1 from generate_series(2, 3) n`,
    `insert into groups (id, name, owner_id)
      select pg_temp.thing(n), 'Squad ' || n, case when n = 1 then $1 else ${other(`n * ${PEOPLE}`)} end
      from generate_series(1, ${count}) n`,
    `insert into group_members (id, group_id, user_id)
      select gen_random_uuid(), pg_temp.thing(n), ${other(`n * ${PEOPLE} + p`)}
      from generate_series(1, ${count}) n, generate_series(1, ${people}) p
      where $1::uuid is not null on conflict do nothing`,
    `insert into group_members (id, group_id, user_id, role)
      select gen_random_uuid(), pg_temp.thing(n), $1, case when n = 1 then 'owner' else 'member' end
      from generate_series(1, 3) n`,
    // As many as a squad shows, including the maximum of five open ones, with the maximum duration.
    `insert into challenges (id, group_id, creator_id, kind, drill, filmed_only, first_day, last_day)
      select pg_temp.thing(n), pg_temp.thing(1), $1, case when n % 5 = 0 then 'drill' else 'makes' end,
        case when n % 5 = 0 then 'mikan' end, n % 2 = 0, current_date - 91, current_date - 5 + n
      from generate_series(1, 10) n`,
    `insert into challenge_members (challenge_id, group_id, user_id, joined_at)
      select pg_temp.thing(n), pg_temp.thing(1), user_id, now() from group_members, generate_series(1, 10) n
      where group_id = pg_temp.thing(1) and $1::uuid is not null`,
    `insert into group_invites (id, group_id, inviter_id, invitee_email, token, expires_at)
      select gen_random_uuid(), pg_temp.thing(n), ${other(`n * ${PEOPLE}`)}, 'player' || n || '@example.com',
        'token' || n, now() + interval '7 days'
      from generate_series(1, ${count}) n where $1::uuid is not null`,
    // A full inbox: most of its entries refer to rows that must be looked up.
    `insert into notifications (id, user_id, kind, about, group_id, actor_id)
      select pg_temp.thing(n), $1, 'squad_joined', 'bench:' || n, pg_temp.thing(1 + n % 3), ${other('n')}
      from generate_series(1, 200) n`,
    `insert into messages (id, user_id, content, created_at)
      select gen_random_uuid(), case when n % 10 = 0 then $1 else ${other('n')} end, 'Message ' || n,
        now() - n * interval '1 minute'
      from generate_series(1, ${MESSAGES}) n`,
    `insert into sessions (sid, sess, expire)
      select 'sid' || n, json_build_object('userId', pg_temp.player(n)), now() + interval '30 days'
      from generate_series(1, ${Math.max(players, 1)}) n where $1::uuid is not null`,
    `insert into goals (id, user_id, kind, target) values (pg_temp.thing(1), $1, 'shots', 500)`,
    `insert into goal_targets (goal_id, from_week, target)
      select pg_temp.thing(1), current_date - extract(dow from current_date)::int, 500 where $1::uuid is not null`,
  ];
}
