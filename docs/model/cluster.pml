/* Several servers on one PostgreSQL, as a model for spin: one table, two people, a bot, and faults at any moment.
 *
 * The game: Ann (0) and Bert (1) choose together, the bot moves, Ann chooses, the bot moves. The journal is the game: whose
 * entry stands at each number. It lies in the store; a node that has the table in memory knows its first `known` entries.
 *
 * What is believed of the real thing: a batch is stored in whole or not at all, once, and never lost (a standby is
 * synchronous); the store machine measures how long a lease holds. Everything else may happen at any moment: bells come late or not at all,
 * answers get lost, nodes die, sleep, are cut off or told to end, and the store itself goes away.
 *
 * Each of the names under "mutations" takes away something that the design needs; scripts/check_model shows that something
 * breaks then. Time has no length here: a lease lapses at any moment after its node stopped renewing it.
 */
#ifndef NODES
#define NODES 2
#endif
#ifndef FAULTS
#define FAULTS 2
#endif
#define PEOPLE 2
#define BOT 3      /* an entry is a person's number + 1, or this */
#define END 5      /* entries of a whole game */
#define NOBODY 15

/* Mutations: NO_FENCE, LEASE_FOR_FENCE, OWN_CLOCK, NO_COMPARE, NO_SECOND_TRY, EARLY_ANSWER, LAZY_STANDBY, NO_TAKE_OVER. */

/* The store. */
byte journal[END];
byte length;           /* what can be read; with a lazy standby, only `copied` of it survive the loss of the machine */
byte copied;
byte lessee = NOBODY;  /* whose lease it is */
bool valid;            /* and whether its node still renews it, by the store's clock */
byte late_batch;       /* of a connection that is gone already: it may still be stored at any moment */
byte late_number;

/* The nodes. */
typedef Node {
  bool up, paused, drains, cut, lost;
  bool here;       /* the table is in memory */
  byte known;      /* that many entries of it */
  bool holds;      /* it believes that it has the lease */
  bool rung;       /* a bell that it has not followed yet */
  byte batch;      /* the entry being saved, 0 for none */
  byte number;     /* at this place */
  byte stage;      /* of the batch: 1 on its way to the store, 2 stored, 3 in conflict: 2 and 3 are answers on their way back */
}
Node node[NODES];

/* The people. */
byte at[PEOPLE];   /* the node that they are connected to */
byte told[PEOPLE]; /* how many of their choices were acknowledged */
byte faults = FAULTS;

#define AWAKE(n) (node[n].up && !node[n].paused)
#define SERVES(n) (AWAKE(n) && !node[n].drains)
#define REACHES(n) (AWAKE(n) && !node[n].cut)

/* The rules, given how many entries are known. */
#define CHOSE_FIRST(who, count) ((count > 0 && journal[0] == who + 1) || (count > 1 && journal[1] == who + 1))
#define ASKED(who, count) ((count < 2 && !CHOSE_FIRST(who, count)) || (who == 0 && count == 3))
#define BOT_MOVES(count) (count == 2 || count == 4)
#define CHOICES(who) (2 - who)
/* Whether a person's next choice that was not acknowledged is there all the same. */
#define THERE(who, count) ((told[who] == 0 && CHOSE_FIRST(who, count)) || (told[who] == 1 && count > 3))

/* What was acknowledged is in the journal, at its place. */
inline keeps_promises() {
  assert(told[0] == 0 || CHOSE_FIRST(0, length));
  assert(told[0] < 2 || length > 3);
  assert(told[1] == 0 || CHOSE_FIRST(1, length))
}

inline ring(from) {
  for (other : 0 .. NODES - 1) {
    if
    :: other != from && node[other].up && !node[other].cut && node[other].here -> node[other].rung = true
    :: else
    fi
  }
}

/* Nothing is written over, nothing is chosen twice, and only what is asked for. */
inline write(place, entry, writer) {
  assert(journal[place] == 0);
  assert(entry == BOT -> BOT_MOVES(length) : ASKED(entry - 1, length));
  journal[place] = entry;
  length = (place < length -> length : place + 1);
#ifndef LAZY_STANDBY
  copied = length;
#endif
  ring(writer)
}

/* A batch reaches the store. An entry has a number, and a number one entry: that is the fence. */
inline store_batch(n) {
#ifdef LEASE_FOR_FENCE
  if
  :: node[n].batch == BOT -> node[n].number = length
  :: else
  fi;
#endif
  if
  :: node[n].number == length -> write(node[n].number, node[n].batch, n); node[n].stage = 2
  :: node[n].number < length && journal[node[n].number] == node[n].batch -> node[n].stage = 2 /* sent again, and there already */
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

/* The answer to a person who is still connected; who is not asks again elsewhere. */
inline answer(n) {
  if
  :: node[n].batch != BOT && at[node[n].batch - 1] == n && told[node[n].batch - 1] < CHOICES((node[n].batch - 1)) &&
     THERE(node[n].batch - 1, length) -> acknowledge(node[n].batch - 1)
  :: else
  fi
}

inline save(n, entry) {
  node[n].batch = entry;
  node[n].number = node[n].known;
  node[n].stage = 1
}

/* What is on its way when a connection ends arrives later, or never. */
inline leave_batch(n) {
  if
  :: node[n].stage == 1 && !late_batch -> late_batch = node[n].batch; late_number = node[n].number
  :: true
  fi
}

inline forget(n) {
  node[n].here = false;
  node[n].known = 0;
  node[n].holds = false;
  node[n].rung = false;
  leave_batch(n);
  node[n].batch = 0;
  node[n].number = 0;
  node[n].stage = 0
}

/* What a person asks for over and over until it is acknowledged. */
inline serve_person(n, who) {
  if
  :: !node[n].here -> node[n].here = true; node[n].known = length
  :: node[n].here && THERE(who, node[n].known) -> acknowledge(who)
  :: node[n].here && !THERE(who, node[n].known) && ASKED(who, node[n].known) && !node[n].batch ->
     save(n, who + 1);
#ifdef EARLY_ANSWER
     acknowledge(who)
#endif
  fi
}

#define WANTS(n, who) (at[who] == n && told[who] < CHOICES(who) && SERVES(n) && REACHES(n) && \
  (!node[n].here || THERE(who, node[n].known) || (ASKED(who, node[n].known) && !node[n].batch)))

#ifdef NO_TAKE_OVER
#define FREE(n) (lessee == NOBODY)
#else
#define FREE(n) (!valid)
#endif

proctype Server(byte n) {
  byte other;
end:
  do
  /* Choices of people: any node takes them. */
  :: atomic { WANTS(n, 0) -> serve_person(n, 0) }
  :: atomic { WANTS(n, 1) -> serve_person(n, 1) }
  /* The lease: taken, with the table, where a bot is to move and nobody has it; learnt to be lost; let go. */
  :: atomic { SERVES(n) && REACHES(n) && FREE(n) && BOT_MOVES(length) ->
     lessee = n; valid = true; node[n].holds = true;
     if
     :: !node[n].here -> node[n].here = true; node[n].known = length
     :: node[n].here && node[n].known < length && !node[n].batch -> node[n].known = length
     :: else
     fi }
  :: atomic { REACHES(n) && node[n].holds && lessee != n -> node[n].holds = false }
  :: atomic { REACHES(n) && lessee == n && node[n].holds && !node[n].batch && node[n].known == length && !BOT_MOVES(length) ->
     lessee = NOBODY; valid = false; node[n].holds = false }
  /* The bot: moves where the node believes that it has the lease and that it is the bot's turn. */
  :: atomic { AWAKE(n) && node[n].holds && !node[n].batch && BOT_MOVES(node[n].known) -> save(n, BOT) }
  /* The store's answer. */
  :: atomic { REACHES(n) && node[n].stage == 2 ->
     node[n].known = (node[n].known > node[n].number -> node[n].known : node[n].number + 1);
     answer(n);
     node[n].batch = 0; node[n].number = 0; node[n].stage = 0 }
  :: atomic { REACHES(n) && node[n].stage == 3 ->
     node[n].known = length;
#ifdef NO_SECOND_TRY
     if /* the person is told that it came to nothing, and takes that for an answer */
     :: node[n].batch != BOT -> told[node[n].batch - 1] = CHOICES((node[n].batch - 1))
     :: else
     fi;
#endif
     node[n].batch = 0; node[n].number = 0; node[n].stage = 0 }
  /* The bell. With a batch on its way the node learns from that. */
  :: atomic { REACHES(n) && node[n].rung && !node[n].batch ->
     node[n].rung = false;
     node[n].known = (node[n].here -> length : 0) }
  /* Told to end: the lease went at once; what is on its way is waited for. */
  :: atomic { AWAKE(n) && node[n].drains && !node[n].batch -> node[n].drains = false; node[n].up = false; forget(n) }
  /* Comes back: as a new process, or to the store. */
  :: atomic { !node[n].up && !node[n].lost -> node[n].up = true }
  :: atomic { AWAKE(n) && node[n].cut ->
     node[n].cut = false;
#ifndef NO_COMPARE
     node[n].rung = (node[n].here && node[n].known < length)
#endif
     }
  od
}

/* The store takes a batch when it gets there, and lets leases lapse that nobody renews. */
proctype Store() {
  byte n, other;
end:
  do
  :: atomic { node[0].stage == 1 && node[0].up && !node[0].cut -> n = 0; store_batch(n); keeps_promises(); n = 0; other = 0 }
  :: atomic { node[1].stage == 1 && node[1].up && !node[1].cut -> n = 1; store_batch(n); keeps_promises(); n = 0; other = 0 }
#if NODES > 2
  :: atomic { node[2].stage == 1 && node[2].up && !node[2].cut -> n = 2; store_batch(n); keeps_promises(); n = 0; other = 0 }
#endif
  :: atomic { late_batch -> store_late_batch(); keeps_promises(); other = 0 }
#ifdef OWN_CLOCK
  /* `until` is a time by the clock of the node that wrote it: one that ran ahead lapses for nobody else. */
  :: atomic { valid && lessee != NOBODY && AWAKE(lessee) && !node[lessee].holds -> valid = false }
#else
  :: atomic { valid && (!REACHES(lessee) || !node[lessee].holds) -> valid = false }
#endif
#ifdef LAZY_STANDBY
  :: atomic { copied < length -> copied++ }
#endif
  od
}

/* People whose server does not answer go to the next. */
proctype Person(byte who) {
end:
  do
  :: atomic { told[who] < CHOICES(who) && !SERVES(at[who]) -> at[who] = (at[who] + 1) % NODES }
  od
}

/* A connection to the store breaks: batches are sent again, since nobody knows what became of them; bells are lost. */
inline lose_store(n) {
  node[n].cut = true;
  node[n].rung = false;
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
       :: AWAKE(n) -> node[n].paused = true /* longer than any lease, perhaps */
       :: SERVES(n) && !node[n].cut -> /* SIGTERM */
          node[n].drains = true;
          node[n].holds = false;
          if
          :: lessee == n -> lessee = NOBODY; valid = false
          :: else
          fi
       :: node[n].up && !node[n].cut -> lose_store(n)
       :: at[0] == n -> at[0] = (n + 1) % NODES
       :: at[1] == n -> at[1] = (n + 1) % NODES
       :: n == 0 -> /* the store itself: killed, or its standby takes its place */
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

/* Whoever sleeps wakes up. */
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

/* Both people's choices count, and the bot's are made: whatever went wrong, the game comes to its end. */
ltl ends { <> (length == END && told[0] == 2 && told[1] == 1) }
