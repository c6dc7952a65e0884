/* Several servers on one PostgreSQL, as a model for spin: one table, two people, a bot, and faults at any moment.
 *
 * The game: Ann (0) and Bert (1) choose together, the bot moves, Ann chooses, the bot moves. The journal is the game: the
 * author of each entry by its number. The store has it; a node that has the table in memory knows its first `known` entries.
 *
 * Assumptions: a batch is stored in whole or not at all, once, and never lost (the standby is synchronous); the clock of the
 * store's machine limits a lease. Everything else may happen at any moment: notifications (`bells`) come late, in any order or
 * not at all, with or without their entry; answers get lost, nodes die, pause, are cut off or shut down, and the store fails.
 *
 * A node may write a person's choice itself or forward it in a notification to another, which writes it: late, twice or never.
 * The forwarding node waits until the journal shows the choice, or writes it itself after all.
 *
 * Each of the names under "mutations" removes a part that the design needs; scripts/check_model shows that the model then
 * fails. Time has no length here: a lease expires at any moment after its node stopped renewing it.
 */
#ifndef NODES
#define NODES 2
#endif
#ifndef FAULTS
#define FAULTS 2
#endif
/* Whether choices are forwarded; whether notifications come late, in any order, and with their entry. */
#ifndef PASSING
#define PASSING 1
#endif
#ifndef LATE_BELLS
#define LATE_BELLS 1
#endif
#define PEOPLE 2
#define BOT 3      /* an entry is a person's number + 1, or this */
#define END 5      /* entries of a whole game */
#define NOBODY 15

/* Mutations: NO_FENCE, LEASE_FOR_FENCE, OWN_CLOCK, NO_COMPARE, NO_SECOND_TRY, EARLY_ANSWER, LAZY_STANDBY, NO_TAKE_OVER. */
/* Mutations of PASSING: NO_PATIENCE, PASSED_IS_DONE, ANY_DECISION. */
/* Mutations of LATE_BELLS: ANY_PLACE, NO_READING. */

/* The store. */
byte journal[END];
byte length;           /* the readable entries; with an asynchronous standby, only `copied` of them survive the loss of the machine */
byte copied;
byte lessee = NOBODY;  /* the node that has the lease */
bool valid;            /* and whether its node still renews it, by the store's clock */
byte late_batch;       /* of a closed connection: it may still be stored at any moment */
byte late_number;

/* The nodes. */
typedef Node {
  bool up, paused, drains, cut, lost;
  bool here;       /* the table is in memory */
  byte known;      /* the number of its entries that the node knows */
  bool holds;      /* it believes that it has the lease */
  byte flying;     /* notifications on their way to it: a bit for the place of each entry */
  byte heard;      /* the least length of the journal by the notifications; 0 if `known` has reached it */
  byte early;      /* entries that came in notifications and are not applied yet: a bit for each place */
  byte passed[PEOPLE]; /* a person's choice was forwarded: 1 waiting for it, 2 not any more */
  byte batch;      /* the entry being saved, 0 for none */
  byte number;     /* at this place */
  bool for_other;  /* the choice of a person at another node, which answers them */
  byte stage;      /* of the batch: 1 on its way to the store, 2 stored, 3 in conflict: 2 and 3 are answers on their way back */
}
Node node[NODES];

/* The people. */
byte at[PEOPLE];   /* the node that they are connected to */
byte made[PEOPLE]; /* how many choices they have made */
byte told[PEOPLE]; /* how many of these were acknowledged */

/* Forwarded choices: the node, the decision, and the number of copies that will arrive. */
byte passed_to[PEOPLE] = NOBODY;
byte which[PEOPLE];
byte copies[PEOPLE];
byte faults = FAULTS;

#define AWAKE(n) (node[n].up && !node[n].paused)
#define SERVES(n) (AWAKE(n) && !node[n].drains)
#define REACHES(n) (AWAKE(n) && !node[n].cut)

/* The rules, given how many entries are known. */
#define CHOSE_FIRST(who, count) ((count > 0 && journal[0] == who + 1) || (count > 1 && journal[1] == who + 1))
#define ASKED(who, count) ((count < 2 && !CHOSE_FIRST(who, count)) || (who == 0 && count == 3))
#define BOT_MOVES(count) (count == 2 || count == 4)
#define CHOICES(who) (2 - who)
#define DECISION(count) (count < 2 -> 0 : 1)
/* Whether a person's next unacknowledged choice is in the journal all the same. */
#define THERE(who, count) ((told[who] == 0 && CHOSE_FIRST(who, count)) || (told[who] == 1 && count > 3))

/* Acknowledged choices are in the journal, each at its place. */
inline keeps_promises() {
  assert(told[0] == 0 || CHOSE_FIRST(0, length));
  assert(told[0] < 2 || length > 3);
  assert(told[1] == 0 || CHOSE_FIRST(1, length))
}

inline ring(from, place) {
  for (other : 0 .. NODES - 1) {
    if
    :: other != from && node[other].up && !node[other].cut && node[other].here ->
       if
       :: LATE_BELLS -> node[other].flying = node[other].flying | (1 << place)
       :: else -> node[other].heard = length
       fi
    :: else
    fi
  }
}

/* Notifications of known entries are dropped. */
inline knows(n, count) {
  node[n].known = count;
  node[n].heard = (node[n].heard > node[n].known -> node[n].heard : 0);
  node[n].early = (node[n].early >> node[n].known) << node[n].known
}

/* A notification names an entry; it may contain it. */
inline hear(n, place) {
  node[n].flying = node[n].flying & ~(1 << place);
  if
#ifdef ANY_PLACE
  :: !node[n].batch && node[n].known < END -> node[n].known++
#endif
  :: node[n].known <= place -> node[n].early = node[n].early | (1 << place)
  :: true
  fi;
  node[n].heard = (place >= node[n].known && place >= node[n].heard -> place + 1 : node[n].heard)
}

/* No entry is overwritten, no decision is made twice, and each entry answers an open decision. */
inline write(place, entry, writer) {
  assert(journal[place] == 0);
  assert(entry == BOT -> BOT_MOVES(length) : ASKED(entry - 1, length) && made[entry - 1] > DECISION(length));
  journal[place] = entry;
  length = (place < length -> length : place + 1);
#ifndef LAZY_STANDBY
  copied = length;
#endif
  ring(writer, place)
}

/* A batch reaches the store. The entry's number is its primary key, which rejects a second writer. */
inline store_batch(n) {
#ifdef LEASE_FOR_FENCE
  if
  :: node[n].batch == BOT -> node[n].number = length
  :: else
  fi;
#endif
  if
  :: node[n].number == length -> write(node[n].number, node[n].batch, n); node[n].stage = 2
  :: node[n].number < length && journal[node[n].number] == node[n].batch -> node[n].stage = 2 /* sent again, already stored */
  :: else ->
#ifdef NO_FENCE
     write(node[n].number, node[n].batch, n); node[n].stage = 2
#else
     node[n].stage = 3
#endif
  fi
}

inline store_late_batch() {
  if
  :: late_number == length -> write(late_number, late_batch, NOBODY)
  :: else
  fi;
  late_batch = 0;
  late_number = 0
}

inline acknowledge(who) {
  told[who]++;
  keeps_promises()
}

/* The answer to a person who is still connected; a disconnected person asks again at another node. */
inline answer(n) {
  if
  :: node[n].batch != BOT && !node[n].for_other && at[node[n].batch - 1] == n && told[node[n].batch - 1] < CHOICES((node[n].batch - 1)) &&
     THERE(node[n].batch - 1, length) -> acknowledge(node[n].batch - 1)
  :: else
  fi
}

inline save(n, entry, other_asks) {
  node[n].batch = entry;
  node[n].for_other = other_asks;
  node[n].number = node[n].known;
  node[n].stage = 1
}

/* A batch in flight when its connection ends arrives later, or never. */
inline leave_batch(n) {
  if
  :: node[n].stage == 1 && !late_batch -> late_batch = node[n].batch; late_number = node[n].number
  :: true
  fi
}

inline done(n) {
  node[n].batch = 0;
  node[n].for_other = false;
  node[n].number = 0;
  node[n].stage = 0
}

inline lose_choice(who) {
  passed_to[who] = NOBODY;
  which[who] = 0;
  copies[who] = 0
}

/* Notifications in flight to the node are lost, with the choices in them. */
inline lose_bells(n) {
  node[n].flying = 0;
  if
  :: passed_to[0] == n -> lose_choice(0)
  :: else
  fi;
  if
  :: passed_to[1] == n -> lose_choice(1)
  :: else
  fi
}

inline forget(n) {
  node[n].here = false;
  node[n].holds = false;
  knows(n, 0);
  node[n].heard = 0;
  node[n].early = 0;
  node[n].passed[0] = 0;
  node[n].passed[1] = 0;
  lose_bells(n);
  leave_batch(n);
  done(n)
}

inline take_up(n) {
  node[n].here = true;
  knows(n, length)
}

#define CHOOSES(n, who) (!THERE(who, node[n].known) && ASKED(who, node[n].known) && !node[n].batch && node[n].passed[who] != 1)

/* A person repeats their choice until it is acknowledged. */
inline serve_person(n, who) {
  if
  :: !node[n].here -> take_up(n)
  :: node[n].here && THERE(who, node[n].known) -> node[n].passed[who] = 0; acknowledge(who)
  :: node[n].here && CHOOSES(n, who) -> made[who] = told[who] + 1; node[n].passed[who] = 0; save(n, who + 1, false);
#ifdef EARLY_ANSWER
     acknowledge(who)
#endif
  :: PASSING && node[n].here && CHOOSES(n, who) && !node[n].passed[who] && passed_to[who] == NOBODY -> /* or another node writes it */
     made[who] = told[who] + 1;
     node[n].passed[who] = 1;
     passed_to[who] = (n + 1) % NODES;
     which[who] = DECISION(node[n].known);
     if
     :: copies[who] = 1
     :: copies[who] = 2
     fi;
#ifdef PASSED_IS_DONE
     node[n].passed[who] = 0;
     acknowledge(who)
#endif
  fi
}

#define WANTS(n, who) (at[who] == n && told[who] < CHOICES(who) && SERVES(n) && REACHES(n) && \
  (!node[n].here || THERE(who, node[n].known) || CHOOSES(n, who)))

/* A choice forwarded by another node; if it is too late for it here, the other node will see that, too. */
inline serve_other(n, who) {
  if
  :: !node[n].here -> take_up(n)
  :: else ->
     if
#ifdef ANY_DECISION
     :: ASKED(who, node[n].known) -> save(n, who + 1, true)
#else
     :: ASKED(who, node[n].known) && DECISION(node[n].known) == which[who] -> save(n, who + 1, true)
#endif
     :: else
     fi;
     copies[who]--;
     if
     :: !copies[who] -> lose_choice(who)
     :: else
     fi
  fi
}

#define ASKED_FOR(n, who) (passed_to[who] == n && SERVES(n) && REACHES(n) && !node[n].batch)
#define WAITS(n, who) (AWAKE(n) && node[n].passed[who] && (at[who] != n || (node[n].passed[who] == 1 && !THERE(who, node[n].known))))

#ifdef NO_TAKE_OVER
#define FREE(n) (lessee == NOBODY)
#else
#define FREE(n) (!valid)
#endif

#define NEXT_IS_HERE(n) ((node[n].early >> node[n].known) & 1)

proctype Server(byte n) {
end:
  do
  /* Choices of people: any node takes them. */
  :: atomic { WANTS(n, 0) -> serve_person(n, 0) }
  :: atomic { WANTS(n, 1) -> serve_person(n, 1) }
  :: atomic { ASKED_FOR(n, 0) -> serve_other(n, 0) }
  :: atomic { ASKED_FOR(n, 1) -> serve_other(n, 1) }
#ifndef NO_PATIENCE
  :: atomic { WAITS(n, 0) -> node[n].passed[0] = (at[0] == n -> 2 : 0) }
  :: atomic { WAITS(n, 1) -> node[n].passed[1] = (at[1] == n -> 2 : 0) }
#endif
  /* The lease: acquired, with the table, when a bot is to move and no node has it; found to be lost; released. */
  :: atomic { SERVES(n) && REACHES(n) && FREE(n) && BOT_MOVES(length) ->
     lessee = n; valid = true; node[n].holds = true;
     if
     :: !node[n].here || (node[n].known < length && !node[n].batch) -> take_up(n)
     :: else
     fi }
  :: atomic { REACHES(n) && node[n].holds && lessee != n -> node[n].holds = false }
  :: atomic { REACHES(n) && lessee == n && node[n].holds && !node[n].batch && node[n].known == length && !BOT_MOVES(length) ->
     lessee = NOBODY; valid = false; node[n].holds = false }
  /* The bot: moves where the node believes that it has the lease and that it is the bot's turn. */
  :: atomic { AWAKE(n) && node[n].holds && !node[n].batch && BOT_MOVES(node[n].known) -> save(n, BOT, false) }
  /* The store's answer. */
  :: atomic { REACHES(n) && node[n].stage == 2 ->
     knows(n, node[n].number + 1);
     answer(n);
     done(n) }
  :: atomic { REACHES(n) && node[n].stage == 3 ->
     knows(n, length);
#ifdef NO_SECOND_TRY
     if /* the person is told that the choice failed, and gives up */
     :: node[n].batch != BOT -> told[node[n].batch - 1] = CHOICES((node[n].batch - 1))
     :: else
     fi;
#endif
     done(n) }
  /* After a notification: its entry is the next one, or the entries are read. A node with a batch in flight waits for its result. */
  :: atomic { AWAKE(n) && NEXT_IS_HERE(n) && !node[n].batch -> knows(n, node[n].known + 1) }
#ifndef NO_READING
  :: atomic { REACHES(n) && node[n].heard && !NEXT_IS_HERE(n) && !node[n].batch -> knows(n, length) }
#endif
  /* Shutdown: the lease was released at once; the node waits for its batch. */
  :: atomic { AWAKE(n) && node[n].drains && !node[n].batch -> node[n].drains = false; node[n].up = false; forget(n) }
  /* Recovery: as a new process, or with a new connection to the store. */
  :: atomic { !node[n].up && !node[n].lost -> node[n].up = true }
  :: atomic { AWAKE(n) && node[n].cut ->
     node[n].cut = false;
#ifndef NO_COMPARE
     node[n].heard = (node[n].here && node[n].known < length -> length : 0)
#endif
     }
  od
}

#define RINGS(n) (node[n].flying && node[n].up && !node[n].cut)

inline deliver() {
  do
  :: node[n].flying >> (place + 1) -> place++
  :: node[n].flying & (1 << place) -> break
  od;
  hear(n, place);
  n = 0;
  place = 0
}

/* The store executes batches as they arrive, and expires leases that are not renewed. */
proctype Store() {
  byte n, other, place;
end:
  do
  :: atomic { node[0].stage == 1 && node[0].up && !node[0].cut -> n = 0; store_batch(n); keeps_promises(); n = 0; other = 0 }
  :: atomic { node[1].stage == 1 && node[1].up && !node[1].cut -> n = 1; store_batch(n); keeps_promises(); n = 0; other = 0 }
#if NODES > 2
  :: atomic { node[2].stage == 1 && node[2].up && !node[2].cut -> n = 2; store_batch(n); keeps_promises(); n = 0; other = 0 }
#endif
  :: atomic { late_batch -> store_late_batch(); keeps_promises(); other = 0 }
  /* Notifications arrive in any order. */
  :: atomic { RINGS(0) -> n = 0; deliver() }
  :: atomic { RINGS(1) -> n = 1; deliver() }
#if NODES > 2
  :: atomic { RINGS(2) -> n = 2; deliver() }
#endif
#ifdef OWN_CLOCK
  /* `until` is measured by the clock of the node that wrote it: if that runs ahead, the lease does not expire for other nodes. */
  :: atomic { valid && lessee != NOBODY && AWAKE(lessee) && !node[lessee].holds -> valid = false }
#else
  :: atomic { valid && (!REACHES(lessee) || !node[lessee].holds) -> valid = false }
#endif
#ifdef LAZY_STANDBY
  :: atomic { copied < length -> copied++ }
#endif
  od
}

/* People whose server does not answer switch to the next. */
proctype Person(byte who) {
end:
  do
  :: atomic { told[who] < CHOICES(who) && !SERVES(at[who]) -> at[who] = (at[who] + 1) % NODES }
  od
}

/* A connection to the store breaks: batches are sent again, since their result is unknown; notifications are lost. */
inline lose_store(n) {
  node[n].cut = true;
  node[n].heard = 0;
  lose_bells(n);
  leave_batch(n);
  node[n].stage = (node[n].stage -> 1 : 0)
}

inline end_process(n) {
  node[n].up = false;
  node[n].paused = false;
  node[n].drains = false;
  node[n].cut = false;
  forget(n)
}

proctype Misfortune() {
  byte n, machine = NOBODY;
end:
  do
  :: faults > 0 ->
     atomic {
       select(n : 0 .. NODES - 1);
       if
       :: node[n].up -> end_process(n) /* kill -9 */
       :: node[n].up && machine == NOBODY -> end_process(n); node[n].lost = true; machine = n /* for ever */
       :: AWAKE(n) -> node[n].paused = true /* perhaps longer than any lease */
       :: SERVES(n) && !node[n].cut -> /* SIGTERM */
          node[n].drains = true;
          node[n].passed[0] = 0;
          node[n].passed[1] = 0;
          node[n].holds = false;
          if
          :: lessee == n -> lessee = NOBODY; valid = false
          :: else
          fi
       :: node[n].up && !node[n].cut -> lose_store(n)
       :: at[0] == n -> at[0] = (n + 1) % NODES
       :: at[1] == n -> at[1] = (n + 1) % NODES
       :: n == 0 -> /* the store itself: killed, or failed over to its standby */
#ifdef LAZY_STANDBY
          for (n : copied .. END - 1) { journal[n] = 0 }
          length = copied;
          keeps_promises();
#endif
          for (n : 0 .. NODES - 1) {
            if
            :: node[n].up -> lose_store(n)
            :: else
            fi
          }
       :: true
       fi;
       faults--;
       n = 0
     }
  od
}

/* Paused nodes continue. */
proctype Alarm() {
end:
  do
  :: atomic { node[0].paused -> node[0].paused = false }
  :: atomic { node[1].paused -> node[1].paused = false }
#if NODES > 2
  :: atomic { node[2].paused -> node[2].paused = false }
#endif
  od
}

init {
  byte n;
  atomic {
    for (n : 0 .. NODES - 1) {
      node[n].up = true;
      run Server(n)
    }
    at[1] = 1;
    run Store();
    run Person(0);
    run Person(1);
    run Misfortune();
    run Alarm()
  }
}

/* Liveness: after any faults the game ends, with both people's choices and the bot's moves. */
ltl ends { <> (length == END && told[0] == 2 && told[1] == 1) }
